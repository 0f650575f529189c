// A match as people play it in the browser, from the lobby to a traded set, a restart and a fortified border.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { closeBrowser, PATIENCE, Server, steps } from './table.mjs';

let server, ana, ben, chidi;
/** Whose windows these are, by their names in the posts. */
let windows;
const step = steps(() => [ana, ben, chidi]);

before(async () => {
  server = await Server.start();
  [ana, ben, chidi] = [await server.window('ana'), await server.window('ben'), await server.window('chidi')];
  windows = { Ana: ana, Ben: ben, Chidi: chidi };
});
after(async () => {
  await closeBrowser();
  assert.equal(await server.stop(), 0, server.errors);
});

/** Who is called by the newest turn post; with `before`, once it is somebody else. */
async function onTurn(before) {
  const not = Object.keys(windows).find((name) => windows[name] === before) ?? null;
  const post = await ana.page.waitForFunction(
    (not) => {
      const { logs, open, world } = globalThis.adjutant;
      const post = logs.get(open).messages.findLast((one) => /<@\d+>/.test(one.content) && one.rows.length > 0 && !one.ephemeral);
      const called = [...(post?.content.matchAll(/<@(\d+)>/g) ?? [])].map((found) => found[1]);
      const name = called.length === 1 && world.people.find((person) => person.id === called[0])?.name;
      return name !== not && name;
    },
    not,
    { timeout: PATIENCE },
  );
  return windows[await post.jsonValue()];
}

/** Places everything as the AI would. */
async function place(player) {
  await player.pressId(':open:place:');
  await player.pressId(':for-me:place');
  await player.pressId(':confirm');
}

/** Attacks the best pair until something is captured, or until there is nothing to attack with; the panel of the attack is open. */
async function capture(player) {
  for (let tries = 0; tries < 12; tries += 1) {
    if (!(await player.canChoose())) return false;
    await player.choose(0);
    await player.pressId(':captured');
    if (await player.has(':move-in:')) {
      await player.pressId('move-in:');
      return true;
    }
    const captured = await player.page.locator('.log discord-message[ephemeral]').last().innerText();
    if (/captured|erobert/.test(captured)) return true;
  }
  return false;
}

async function endTurn(player) {
  await player.pressId(':end-turn:');
  if (await player.has(':end-anyway:')) await player.pressId(':turn');
}

step('a lobby is opened by a typed command, and three people join by button', async () => {
  await ana.command('/game new');
  await ana.sees('Lobby: Classic');
  await ana.run('game settings', { option: 'set-kind', value: 'mixed-or-equal' });
  await ben.press('Join');
  await chidi.press('Join');
  await ana.sees('3 of 6 seats');
  assert.equal(await ben.count('Willkommen'), 1, 'Ben is greeted in German');
  assert.equal(await chidi.count('Willkommen'), 0, 'what is for Ben alone is not in the window of another');
  assert.equal(await ana.count('The lobby is open and you are its host'), 1);
  assert.equal(await ben.count('The lobby is open and you are its host'), 0);
  await ana.shot('match-lobby');
  await ana.press('Start');
  await ben.sees('Set-up');
});

step('armies are placed by a form, which says why it refuses', async () => {
  await ana.pressId(':open:place:');
  await ana.pressId(':write');
  const form = ana.page.locator('dialog.form');
  await form.waitFor({ timeout: PATIENCE });
  const proposal = await form.getByRole('textbox').inputValue();
  assert.match(proposal, /\w+ \d+/, 'it begins with a proposal');
  await ana.shot('match-form');
  await form.getByRole('textbox').fill('Nowhere 3');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.waitFor({ state: 'detached', timeout: PATIENCE });
  await ana.sees('Nowhere');
  await ana.pressId(':write');
  await form.waitFor({ timeout: PATIENCE });
  await form.getByRole('textbox').fill(proposal);
  await form.getByRole('textbox').press('Enter');
  await form.waitFor({ state: 'detached', timeout: PATIENCE });
  await ana.sees('You placed');
  assert.equal(await ben.count('You placed'), 0);
  await place(ben);
  await place(chidi);
  await ana.sees('The set-up is done');
});

let stale;

step('an attack by slash command, with what the bot offers for it', async () => {
  const player = await onTurn();
  await place(player);
  const german = player === ben;
  await player.type(german ? '/ang' : '/atta');
  await player.page.keyboard.press('Tab');
  await player.page.locator('.composer .command').waitFor({ timeout: PATIENCE });
  const offers = player.page.locator('.offers [role=option]');
  await offers.first().waitFor({ timeout: PATIENCE });
  assert.ok((await offers.count()) > 1, 'territories are offered');
  await player.shot('match-autocomplete');
  await player.page.keyboard.press('Enter');
  await player.page.waitForFunction(() => /%/.test(document.querySelector('.offers')?.textContent ?? ''), undefined, { timeout: PATIENCE });
  await player.page.keyboard.press('Enter');
  await player.page.keyboard.press('Enter');
  await player.sees('»');
  await player.shot('match-attack');
  stale = player;
});

step('an attack by button, a fortified border, and the button of an old turn', async () => {
  const player = stale;
  if (await player.has(':move-in:')) await player.pressId('move-in:');
  await player.pressId(':open:attack:');
  const old = player.page.locator(`#${await player.messages().last().getAttribute('id')}`);
  // A second panel, from the public post: the first keeps its buttons.
  await player.page.locator('.log discord-message:not([ephemeral]) [data-id*=":open:attack:"]').last().click();
  await player.idle();
  assert.ok(await capture(player), 'something is captured before there is nothing to attack with');
  await player.pressId(':open:fortify:');
  await player.choose(0);
  await player.choose(0, player.messages().last());
  await player.shot('match-fortify');
  await player.pressId(':most');
  // The move ends the turn.
  const next = await onTurn(player);
  await old.locator('[data-id*=":end-turn:"]').click();
  await player.idle();
  await player.sees(player === ben ? 'weitergegangen' : 'moved on');
  await player.shot('match-old-button');
  assert.equal(await onTurn(), next, 'an old button changes nothing');
});

step('hands are hidden from others, and a moderator sees none either', async () => {
  const player = stale;
  await player.command(player === ben ? '/hand' : '/hand');
  const hand = await player.page.locator('.log discord-message[ephemeral]').last().innerText();
  assert.match(hand, player === ben ? /Karte/ : /card/);
  // Everything that is in a window, also what is not on the screen.
  const inside = (window) => window.page.evaluate(() => JSON.stringify([globalThis.adjutant.logs, globalThis.adjutant.latest, globalThis.adjutant.world], (_, value) => (value instanceof Map ? [...value] : value)));
  const own = await player.page.evaluate(() => {
    const { logs, open, latest, world } = globalThis.adjutant;
    const whispered = logs.get(open).messages.filter((one) => one.ephemeral).map((one) => one.id);
    const dm = world.channels.find((one) => one.kind === 'dm');
    return [...whispered, dm.id, latest.get(dm.id).message];
  });
  assert.ok(own.length > 3);
  const mod = await server.window('mod');
  for (const other of [ana, ben, chidi, mod].filter((one) => one !== player)) {
    const there = await inside(other);
    for (const id of own) assert.ok(!there.includes(id), `${other.handle} has ${id} of ${player.handle}`);
  }
  const mine = await inside(player);
  for (const id of own) assert.ok(mine.includes(id));
  await mod.page.context().close();
});

step('the bot is killed in the middle of a turn and started again, and the turn goes on', async () => {
  const player = await onTurn();
  await place(player);
  const panel = await player.openPanel();
  await panel.locator('[data-do=kill]').click();
  await player.page.locator('.panel [data-state=botOff]').waitFor({ timeout: PATIENCE });
  const post = player.page.locator('.log discord-message').filter({ has: player.page.locator('[data-id*=":open:attack:"]') }).last();
  await player.control(':open:attack:').click();
  await post.getByRole('alert').waitFor({ timeout: PATIENCE });
  await player.shot('match-killed');
  await panel.locator('[data-do=start]').click();
  await player.page.locator('.panel [data-state=botOn]').waitFor({ timeout: PATIENCE });
  await player.reconnects(() => panel.locator('[data-do=restart]').click());
  await player.page.locator('.tools [aria-expanded=true]').click();
  await player.pressId(':open:attack:');
  await capture(player);
  await endTurn(player);
  await onTurn(player);
});

step('a set is traded', async () => {
  // Everybody captures something each turn until somebody holds a set.
  let player;
  for (let turns = 0; turns < 21; turns += 1) {
    player = await onTurn(player);
    await player.pressId(':open:place:');
    if (await player.has(':open:trade:')) {
      await player.pressId(':open:trade:');
      const set = player.messages().last().locator('discord-button[data-id*=":trade:"]:not([data-id*=":open:"])').first();
      if ((await set.count()) > 0) {
        await player.shot('match-trade');
        await set.click();
        await player.idle();
        await player.sees(player === ben ? 'tauscht' : 'trades');
        return;
      }
    }
    if (!(await player.has(':for-me:place'))) await player.pressId(':open:place:');
    await player.pressId(':for-me:place');
    await player.pressId(':confirm');
    if (!(await player.has(':aim'))) await player.pressId(':open:attack:');
    await capture(player);
    await endTurn(player);
    // Nobody's thumb is that quick: the limits of the bot are not what is tested.
    await player.page.evaluate(() => globalThis.adjutant.line.ask('forward', { minutes: 1 }));
  }
  assert.fail('nobody has traded in 21 turns');
});

step('nothing went wrong in any window, and nobody else was asked for anything', () => {
  for (const window of [ana, ben, chidi]) window.check();
});
