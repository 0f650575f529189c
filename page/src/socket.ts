// The socket of one window: requests with answers, and coming back after it is lost with nothing missed.

import type { Hello, News } from './types.js';

export interface Ears {
  hello(hello: Hello): void;
  news(news: Exclude<News, { hello: Hello } | { answer: number }>): void;
  lost(): void;
}

const AGAIN_MS = [200, 500, 1000, 2000];

export class Line {
  #socket: WebSocket | undefined;
  #waiting = new Map<number, { done: (is: unknown) => void; failed: (why: Error) => void }>();
  #last = 0;
  #tries = 0;
  #over = false;
  #run: string | undefined;
  #next = 0;

  constructor(
    readonly handle: string,
    readonly ears: Ears,
  ) {
    this.#open();
  }

  #open(): void {
    const query = new URLSearchParams({ as: this.handle });
    if (this.#run !== undefined) {
      query.set('run', this.#run);
      query.set('from', String(this.#next));
    }
    const socket = new WebSocket(`ws://${location.host}/socket?${query}`);
    this.#socket = socket;
    socket.addEventListener('message', (event) => this.#hear(JSON.parse(String(event.data)) as News));
    socket.addEventListener('close', () => this.#closed(socket));
  }

  #hear(news: News): void {
    if (this.#over) return;
    if ('hello' in news) {
      this.#tries = 0;
      this.#run = news.hello.run;
      this.#next = news.hello.next;
      this.ears.hello(news.hello);
    } else if ('answer' in news) {
      const waiting = this.#waiting.get(news.answer);
      this.#waiting.delete(news.answer);
      if (news.error === undefined) waiting?.done(news.is);
      else waiting?.failed(new Error(news.error));
    } else {
      if ('event' in news) this.#next = news.next;
      this.ears.news(news);
    }
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket || this.#over) return;
    for (const { failed } of this.#waiting.values()) failed(new Error('the table is not there'));
    this.#waiting.clear();
    this.ears.lost();
    const wait = AGAIN_MS[Math.min(this.#tries, AGAIN_MS.length - 1)];
    this.#tries += 1;
    setTimeout(() => !this.#over && this.#open(), wait);
  }

  /** Asks for something; fails with the reason that the table gives. */
  ask<T>(what: string, data: object = {}): Promise<T> {
    return new Promise<T>((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        failed(new Error('the table is not there'));
        return;
      }
      this.#last += 1;
      this.#waiting.set(this.#last, { done: (is) => done(is as T), failed });
      this.#socket.send(JSON.stringify({ id: this.#last, do: what, ...data }));
    });
  }

  /** Ends it for good. For tests and bad days, `drop` only loses the socket. */
  end(): void {
    this.#over = true;
    this.#socket?.close();
  }
  drop(): void {
    this.#socket?.close();
  }
}
