// What goes wrong on purpose, the clock that goes forward, and a table that is opened again.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { closeBrowser, PATIENCE, Server, steps } from './table.mjs';

let data, server, ana, ben;
const step = steps(() => [ana, ben]);

before(async () => {
  data = mkdtempSync(join(tmpdir(), 'adjutant-faults-'));
  server = await Server.start({ data });
  [ana, ben] = [await server.window('ana'), await server.window('ben')];
});
after(async () => {
  await closeBrowser();
  assert.equal(await server.stop(), 0, server.errors);
  rmSync(data, { recursive: true, force: true });
});

/** The status of an answer to a request with these headers. */
function status(path, headers) {
  const { port } = new URL(server.address);
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    asked.on('upgrade', (answer, socket) => {
      socket.destroy();
      done(answer.statusCode);
    });
    asked.on('error', failed);
    asked.end();
  });
}

step('no page of somebody else may look or play', async () => {
  const host = new URL(server.address).host;
  const socket = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  assert.equal(await status('/', { host }), 200);
  assert.equal(await status('/socket?as=ana', { host, ...socket }), 101);
  assert.equal(await status('/socket?as=ana', { host, ...socket, origin: 'http://elsewhere.example' }), 403);
  assert.equal(await status('/', { host: 'elsewhere.example' }), 403);
  assert.equal(await status('/socket?as=nobody', { host, ...socket }), 404);
});

step('closed direct messages are told once, and the hand is there all the same', async () => {
  const panel = await ana.openPanel();
  await panel.locator('[data-dm=ben]').uncheck();
  await ana.page.waitForFunction(() => globalThis.adjutant.world.people.find((one) => one.handle === 'ben').dmsClosed, undefined, { timeout: PATIENCE });
  await ana.command('/game new');
  await ben.press('Join');
  await ben.sees('Direktnachricht');
  await ben.shot('faults-dm-closed');
  assert.equal(await ben.page.evaluate(() => globalThis.adjutant.world.channels.filter((one) => one.kind === 'dm').flatMap((one) => globalThis.adjutant.latest.get(one.id)?.message ?? []).length), 0);
});

step('an answer that comes too late is shown as on Discord, and the next one comes', async () => {
  const panel = await ana.openPanel();
  await panel.locator('[data-do=slow]').click();
  await panel.getByText('Done.').waitFor({ timeout: PATIENCE });
  await ana.control(':add-ai').click();
  await ana.page.locator('.log discord-message [role=alert]').filter({ hasText: 'This interaction failed' }).waitFor({ timeout: PATIENCE });
  await ana.run('help');
  await ana.page.locator('.log').getByText('The application did not respond').waitFor({ timeout: PATIENCE });
  await ana.shot('faults-slow');
  await panel.locator('[data-do=clear]').click();
  await ana.press('Add AI');
  await ana.sees('sit at the table now');
});

step('a window that loses its socket misses nothing', async () => {
  await ben.page.evaluate(() => globalThis.adjutant.line.drop());
  await ana.press('Lock');
  await ana.press('Unlock');
  await ben.page.waitForFunction(() => globalThis.adjutant.connected, undefined, { timeout: PATIENCE });
  await ben.page.waitForFunction(() => globalThis.adjutant.logs.get(globalThis.adjutant.open).messages.some((one) => one.rows.some((row) => row.components.some((control) => control.custom_id?.endsWith(':lock')))), undefined, { timeout: PATIENCE });
});

step('where the bot may not send, it says which right is missing', async () => {
  const panel = await ana.openPanel();
  await panel.locator('[data-right=attach]').uncheck();
  await ana.page.waitForFunction(() => !globalThis.adjutant.channel(globalThis.adjutant.open).rights.includes('attach'), undefined, { timeout: PATIENCE });
  await ana.press('Start');
  await ana.sees('Attach Files');
  await ana.shot('faults-right');
  await panel.locator('[data-right=attach]').check();
  await ana.page.waitForFunction(() => globalThis.adjutant.channel(globalThis.adjutant.open).rights.includes('attach'), undefined, { timeout: PATIENCE });
});

step('the socket of the gateway is lost, and the bot comes back', async () => {
  const panel = await ana.openPanel();
  await ana.reconnects(() => panel.locator('[data-do=drop]').click());
  await ana.sees('Set-up');
  await ana.press('My hand');
  await ana.sees('no cards');
});

step('the window follows the turn', async () => {
  await ana.page.locator('.follow input').check();
  await ana.pressId(':open:place:');
  await ana.pressId(':for-me:place');
  await ana.pressId(':confirm');
  // Ana has placed; Ben is still called.
  await ana.page.locator('.people [data-person=ben][aria-pressed=true]').waitFor({ timeout: PATIENCE });
  await ana.pressId(':open:place:');
  await ana.pressId(':for-me:place');
  await ana.pressId(':confirm');
  await ana.page.waitForFunction(
    () => {
      const { logs, open, me } = globalThis.adjutant;
      const turn = logs.get(open)?.messages.findLast((one) => /<@\d+>/.test(one.content));
      return turn?.content.startsWith('**Set-up') === false && turn.content.includes(`<@${me.id}>`);
    },
    undefined,
    { timeout: PATIENCE },
  );
  await ana.page.locator('.follow input').uncheck();
});

step('the clock goes forward, and what is due happens', async () => {
  await ana.become('ana');
  await ana.page.getByRole('button', { name: 'New channel' }).click();
  await ana.page.getByRole('textbox', { name: 'Name' }).fill('waiting');
  await ana.page.getByRole('button', { name: 'Create' }).click();
  await ana.page.getByRole('heading', { level: 1, name: 'waiting' }).waitFor({ timeout: PATIENCE });
  await ana.command('/game new');
  await ana.sees('Lobby');
  const panel = await ana.openPanel();
  // A lobby that nobody touches closes after three days.
  for (let at = 0; at < 3; at += 1) await panel.locator('[data-hours="36"]').click();
  await ana.page.waitForFunction(() => globalThis.adjutant.logs.get(globalThis.adjutant.open).messages.every((one) => one.rows.every((row) => row.components.every((control) => control.disabled || !control.custom_id?.endsWith(':join')))), undefined, { timeout: PATIENCE });
  await ana.shot('faults-clock');
  await ana.page.locator('.channels').getByRole('button', { name: /^table/ }).click();
});

step('the table is closed and opened again, and the match goes on', async () => {
  const before = await ana.page.evaluate(() => ({ now: globalThis.adjutant.now(), messages: globalThis.adjutant.logs.get(globalThis.adjutant.open).messages.filter((one) => !one.ephemeral).map((one) => [one.id, one.files.length]) }));
  ana.check();
  for (const window of [ana, ben]) await window.page.context().close();
  assert.equal(await server.stop(), 0, server.errors);
  server = await Server.start({ data });
  [ana, ben] = [await server.window('ana'), await server.window('ben')];
  await ana.messages().first().waitFor({ timeout: PATIENCE });
  const after = await ana.page.evaluate(() => ({ now: globalThis.adjutant.now(), messages: globalThis.adjutant.logs.get(globalThis.adjutant.open).messages.map((one) => [one.id, one.files.length]) }));
  assert.deepEqual(after.messages.slice(0, before.messages.length), before.messages);
  assert.ok(after.now >= before.now - 60_000, 'the clock does not go back');
  const picture = ana.page.locator('.picture img').last();
  await picture.scrollIntoViewIfNeeded();
  await ana.page.waitForFunction(() => [...document.querySelectorAll('.picture img')].at(-1).naturalWidth > 0, undefined, { timeout: PATIENCE });
  const player = (await ana.page.evaluate(() => globalThis.adjutant.logs.get(globalThis.adjutant.open).messages.findLast((one) => /<@\d+>/.test(one.content)).ping)) ? ana : ben;
  await player.pressId(':open:place:');
  await player.pressId(':for-me:place');
  await player.pressId(':confirm');
  await player.shot('faults-again');
  assert.ok(await player.has(':aim'), 'the attack is open');
});

step('the power goes in the middle of a turn, and the match goes on', async () => {
  const player = (await ana.has(':aim')) ? ana : ben;
  await player.choose(0);
  await player.pressId(':once');
  player.check();
  // Discord itself is not what fails here: the stand-in writes what it has been told a moment later.
  await player.page.waitForTimeout(500);
  for (const window of [ana, ben]) await window.page.context().close();
  await server.kill();
  server = await Server.start({ data });
  [ana, ben] = [await server.window('ana'), await server.window('ben')];
  const again = player.handle === 'ana' ? ana : ben;
  await again.messages().last().waitFor({ timeout: PATIENCE });
  // The power may have gone before the post said what was captured: until it does, its old button opens what is to be done.
  await again.page.locator('.log discord-button:is([data-id*=":move-in:"], [data-id*=":open:attack:"]):not([disabled])').last().click();
  await again.idle();
  if (!(await again.canChoose())) await again.pressId(':move-in:');
  await again.choose(0);
  await again.pressId(':once');
  await again.sees('»');
});

step('nothing went wrong in any window', () => {
  for (const window of [ana, ben]) window.check();
});
