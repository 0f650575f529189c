// A table of its own for a test: the binary on a free port, a real Chromium, and the words for what people do there.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const BINARY = process.env.ADJUTANT_BINARY ?? join(here, '..', '..', 'target', 'debug', 'adjutant');
/** Pictures of what was seen; git ignores them. */
const SHOTS = process.env.ADJUTANT_SHOTS ?? join(here, '..', 'shots');
/** A page that was built but not yet embedded, for whoever works on it. */
const UNBUILT = process.env.ADJUTANT_PAGE;

const CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// What a test answers itself counts as a page of the open network, which may not ask this machine.
if (UNBUILT) CHROMIUM.push('--disable-features=LocalNetworkAccessChecks');

/** Generous: the machine may be busy. What must be fast is measured where the page says so. */
export const PATIENCE = Number(process.env.ADJUTANT_PATIENCE ?? 30_000);
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

mkdirSync(SHOTS, { recursive: true });

let browser;

/** Steps that build on one another: after one has failed the others say nothing. Of a failure the windows are shown. */
export function steps(windows) {
  let broken = false;
  return (name, body) =>
    test(name, async (context) => {
      if (broken) return context.skip('an earlier step has failed');
      try {
        await body();
      } catch (error) {
        broken = true;
        for (const [at, window] of windows().entries()) await window?.shot(`failed-${at}`).catch(() => {});
        throw error;
      }
    });
}

export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

export class Server {
  /** `data`: a directory that outlives it. */
  static async start({ data } = {}) {
    const server = new Server();
    server.own = data === undefined ? mkdtempSync(join(tmpdir(), 'adjutant-page-')) : undefined;
    server.data = data ?? server.own;
    const child = spawn(BINARY, ['sandbox', '--port', '0', '--data', server.data], { stdio: ['ignore', 'pipe', 'pipe'] });
    server.child = child;
    server.ended = new Promise((done) => child.on('exit', (code) => done(code)));
    server.errors = '';
    child.stderr.on('data', (text) => (server.errors += text));
    server.address = await new Promise((found, failed) => {
      createInterface(child.stdout).on('line', (line) => {
        const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line);
        if (address) found(address[0]);
      });
      child.on('exit', (code) => failed(new Error(`the table has ended with ${code}: ${server.errors}`)));
    });
    return server;
  }

  /** As Ctrl-C does; returns the exit code. */
  async stop() {
    this.child.kill('SIGINT');
    const code = await this.ended;
    if (this.own) rmSync(this.own, { recursive: true, force: true });
    return code;
  }

  /** As when the power goes; what it has written stays. */
  async kill() {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** A window of one person. Anything that is asked of another host, and any error in the page, fails the test at `check`. */
  async window(handle, viewport = DESKTOP) {
    browser ??= await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM });
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: viewport.width < 500 });
    const page = await context.newPage();
    const window = new Window(page, this, handle);
    page.on('pageerror', (error) => window.wrong.push(`error: ${error.stack ?? error.message}`));
    page.on('console', (line) => {
      // A picture that was replaced before a busy browser asked for it is gone; the new one comes with the edit.
      const replaced = line.text().includes('404') && line.location().url.includes('/attachments/');
      if (line.type() === 'error' && !replaced) window.wrong.push(`console: ${line.text()} ${line.location().url}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.address) && !url.startsWith('data:') && !url.startsWith('ws:')) window.wrong.push(`asked ${url}`);
    });
    if (UNBUILT) {
      for (const [path, file] of [['', 'index.html'], ['page.js', 'page.js'], ['page.css', 'page.css']]) {
        await page.route(`${this.address}${path}`, (route) => route.fulfill({ path: join(UNBUILT, file) }));
      }
    }
    await page.goto(`${this.address}#${handle}`);
    await page.locator('.composer').first().waitFor({ timeout: PATIENCE });
    return window;
  }
}

export class Window {
  constructor(page, server, handle) {
    Object.assign(this, { page, server, handle, wrong: [] });
  }

  check() {
    assert.deepEqual(this.wrong, []);
  }
  async shot(name) {
    await this.page.waitForTimeout(350);
    await this.page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }
  async become(handle) {
    await this.page.locator(`.people [data-person="${handle}"]`).click();
    await this.page.locator(`.people [data-person="${handle}"][aria-pressed="true"]`).waitFor({ timeout: PATIENCE });
  }
  messages() {
    return this.page.locator('.log discord-message');
  }
  /** The newest message with this text. */
  saying(text) {
    return this.messages().filter({ hasText: text }).last();
  }
  async sees(text) {
    await this.saying(text).waitFor({ timeout: PATIENCE });
  }
  async count(text) {
    return this.messages().filter({ hasText: text }).count();
  }
  button(name, within = this.page.locator('.log')) {
    return within.getByRole('button', { name, exact: typeof name === 'string' }).last();
  }
  /** Presses the newest button of this name, and waits until the bot has reacted. */
  async press(name, within) {
    const button = this.button(name, within);
    await button.waitFor({ timeout: PATIENCE });
    await button.click();
    await this.idle();
  }
  /** The newest button that can be pressed and whose id holds this. */
  control(part) {
    return this.page.locator(`.log discord-button[data-id*="${part}"]:not([disabled])`).last();
  }
  async pressId(part) {
    const button = this.control(part);
    await button.waitFor({ timeout: PATIENCE });
    await button.click();
    await this.idle();
  }
  has(part) {
    return this.page.evaluate((part) => {
      const { logs, open } = globalThis.adjutant;
      const all = logs.get(open).messages.flatMap((one) => one.rows.flatMap((row) => row.components));
      return all.some((one) => !one.disabled && one.custom_id?.includes(part));
    }, part);
  }
  /** Whether the newest answer that only this person sees has a select. */
  canChoose() {
    return this.page.evaluate(() => {
      const { logs, open } = globalThis.adjutant;
      const panel = logs.get(open).messages.findLast((one) => one.ephemeral);
      return panel?.rows.some((row) => row.components.some((one) => one.type === 3 && !one.disabled)) ?? false;
    });
  }
  /** A command without typing it, where typing is not what is tested. */
  async run(path, options = {}) {
    await this.page.evaluate(
      ([path, options]) => globalThis.adjutant.command(globalThis.adjutant.open, { path, options: Object.entries(options).map(([name, text]) => ({ name, text })) }, `/${path}`),
      [path, options],
    );
  }
  async idle() {
    await this.page.waitForFunction(() => [...globalThis.adjutant.pending.values()].every((one) => one !== 'waiting'), undefined, { timeout: PATIENCE });
  }
  /** Chooses the option at this place in the newest select. */
  async choose(at, within = this.page.locator('.log')) {
    const select = within.locator('table-select').last();
    await select.getByRole('combobox').click();
    await select.getByRole('option').nth(at).click();
    await this.idle();
  }
  /** Types with real keys. */
  async type(text) {
    await this.page.locator('.composer input').last().focus();
    await this.page.keyboard.type(text, { delay: 5 });
  }
  /** Types a command that has no options to be filled, and sends it. */
  async command(text) {
    await this.type(`${text} `);
    await this.page.locator('.composer .command').waitFor({ timeout: PATIENCE });
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(() => globalThis.adjutant.notes.every((note) => note.bad), undefined, { timeout: PATIENCE });
  }
  /** Does something after which the bot is not connected for a moment, however short, and waits until it is again. */
  async reconnects(act) {
    const before = await this.page.evaluate(() => globalThis.adjutant.world.bot.times);
    await act();
    const again = (times) => {
      const { bot } = globalThis.adjutant.world;
      return bot.on && bot.connected && bot.times > times;
    };
    await this.page.waitForFunction(again, before, { timeout: PATIENCE });
    await this.page.locator('.panel [data-state=botOn]').waitFor({ timeout: PATIENCE });
  }
  async openPanel() {
    if ((await this.page.locator('.panel').count()) === 0) await this.page.locator('.tools [aria-expanded]').click();
    return this.page.locator('.panel');
  }
}
