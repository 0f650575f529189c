// A dice game as people play it in the browser: Ana at a desk, Ben by telephone, and what is for him alone is in German.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { closeBrowser, PATIENCE, PHONE, Server, steps } from './table.mjs';

/** The narrowest telephone that is looked at. */
const NARROW = { width: 360, height: 740 };

/** Nobody needs so many presses for a turn, or so many turns for a short match. */
const MOST_PRESSES = 30;
const MOST_TURNS = 120;

/** What is said to these two alone. */
const TOLD = {
  ana: { others: 'is on turn', ends: 'This ends your turn', old: 'moved on' },
  ben: { others: 'ist dran', ends: 'Damit endet dein Zug', old: 'weitergegangen' },
};

let server, ana, ben, mod;
/** The turn as it was seen last. */
let turn;
/** The number of an unanswered question in the window of whoever had the first turn. */
let question;
const used = new Map();
const step = steps(() => [ana, ben, mod]);

before(async () => {
  server = await Server.start();
  [ana, ben] = [await server.window('ana'), await server.window('ben', PHONE)];
});
after(async () => {
  await closeBrowser();
  assert.equal(await server.stop(), 0, server.errors);
});

const playing = () => (turn.whom === 'ana' ? ana : ben);
const waiting = () => (turn.whom === 'ana' ? ben : ana);

/** The turn as it stands in a window: after another one, or at one that somebody else sees already. In the end that post. */
async function seen(window, { after, at } = {}) {
  const found = await window.page.waitForFunction(
    ([after, at]) => {
      const { logs, open, world } = globalThis.adjutant;
      const controls = (post) => post.rows.flatMap((row) => row.components);
      const offers = (post, part) => controls(post).find((one) => one.custom_id?.includes(part));
      const posts = logs.get(open).messages.filter((one) => !one.ephemeral);
      const end = posts.findLast((one) => offers(one, ':rematch'));
      if (end !== undefined) return { id: end.id, content: end.content, over: true };
      const post = posts.findLast((one) => offers(one, ':arena:'));
      const moves = post && Number(/:arena:(\d+):/.exec(offers(post, ':arena:').custom_id)[1]);
      if (moves === undefined || moves === after || moves !== (at ?? moves)) return null;
      const called = /<@(\d+)>/.exec(post.content)?.[1];
      return {
        id: post.id,
        content: post.content,
        moves,
        whom: world.people.find((one) => one.id === called)?.handle,
        number: Number(/^(?:Turn|Zug) (\d+) · /m.exec(post.content)[1]),
        /** What can be chosen: `put`, `rebel`, `ally`. */
        selects: controls(post).flatMap((one) => (one.type === 3 ? [one.custom_id.split(':').at(-1)] : [])),
        buttons: controls(post).flatMap((one) => (one.type === 2 ? [one.custom_id.split(':').slice(4).join(':')] : [])),
      };
    },
    [after?.moves, at?.moves],
    { timeout: PATIENCE },
  );
  return found.jsonValue();
}

/** The messages of each turn, by its number. */
const postsOfTurns = (window) =>
  window.page.evaluate(() => {
    const { logs, open } = globalThis.adjutant;
    const posts = new Map();
    for (const { id, content, ephemeral } of logs.get(open).messages) {
      const number = /^(?:\*\*)?(?:Turn|Zug) (\d+) /m.exec(content)?.[1];
      if (!ephemeral && number !== undefined) posts.set(Number(number), [...(posts.get(Number(number)) ?? []), id]);
    }
    return [...posts];
  });

const inPost = (window, selector) => window.page.locator(`#m${turn.id} ${selector}`);

/** Presses what stands under the turn in this window. */
async function presses(window, act) {
  await inPost(window, `discord-button[data-id$=":arena:${turn.moves}:${act}"]`).click();
  await window.idle();
}

/** Chooses in the select of this kind; the first option is the first that is offered, -1 is the last. */
async function chooses(window, kind, option = 0) {
  await window.choose(option, inPost(window, 'discord-action-row').nth(turn.selects.indexOf(kind)));
}

/** Does the next thing that can be done in a turn, and finishes it when nothing is left; returns what was done. */
async function act() {
  const player = playing();
  const chosen = ['put', 'rebel', 'ally'].find((kind) => turn.selects.includes(kind));
  const pressed = chosen ?? [turn.buttons.find((one) => one.startsWith('aside')), 'throw', 'end-dice', 'finish'].find((one) => turn.buttons.includes(one));
  if (chosen !== undefined) await chooses(player, chosen);
  else await presses(player, pressed);
  // Where something would be given away, it is asked first: what comes is that question or another move.
  const anyway = `:arena:${turn.moves}:${pressed}-anyway`;
  await player.page.waitForFunction(
    ([of, anyway]) => {
      const { logs, open } = globalThis.adjutant;
      const ids = (post) => post.rows.flatMap((row) => row.components).map((one) => one.custom_id ?? '');
      const { messages } = logs.get(open);
      return messages.some((one) => ids(one).some((id) => id.includes(anyway))) || !messages.some((one) => !one.ephemeral && ids(one).some((id) => id.includes(of)));
    },
    [`:arena:${turn.moves}:`, anyway],
    { timeout: PATIENCE },
  );
  if (await player.has(anyway)) await player.pressId(anyway);
  const what = pressed.split(':')[0];
  used.set(what, (used.get(what) ?? 0) + 1);
  const now = await seen(player, { after: turn });
  if (what !== 'finish') assert.equal(now.id, turn.id, `${what}: the turn goes on in its message`);
  turn = now;
  return what;
}

/** Plays the turn to its end; `look` at it before each move. */
async function finish(look = async () => {}) {
  for (let tries = 0; tries < MOST_PRESSES; tries += 1) {
    await look();
    if ((await act()) === 'finish') return quick();
  }
  assert.fail(`a turn without end: ${turn.content}`);
}

/** Nobody's thumb is that quick: the limits of the bot are not what is tested. */
const quick = () => ana.page.evaluate(() => globalThis.adjutant.line.ask('forward', { minutes: 1 }));

/** The turn's picture, once it is loaded. */
async function picture(window) {
  const image = inPost(window, '.picture img');
  await image.scrollIntoViewIfNeeded();
  await window.page.waitForFunction(
    (id) => {
      const { logs, open } = globalThis.adjutant;
      const image = document.querySelector(`#m${id} .picture img`);
      return image?.src.includes(logs.get(open).messages.find((one) => one.id === id).files[0].id) && image.complete && image.naturalWidth > 0;
    },
    turn.id,
    { timeout: PATIENCE },
  );
  return image.evaluate((image) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL();
  });
}

/** What of the turn's message is wider than the screen, cut off, covered or too small for a thumb; an open select with its options. */
const misfits = (window) =>
  window.page.evaluate((id) => {
    const wide = document.documentElement.clientWidth;
    const post = document.getElementById(`m${id}`);
    const buttons = [...post.querySelectorAll('discord-button')].map((one) => one.shadowRoot?.querySelector('button') ?? one);
    const controls = [...buttons, ...post.querySelectorAll('.select-button, .select-list:not([hidden]) [role=option]')];
    const wrong = [document.documentElement, document.querySelector('.log')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => `${one.className} is ${one.scrollWidth} wide`);
    for (const one of [post, ...controls, ...post.querySelectorAll('.picture img')]) {
      const { left, right } = one.getBoundingClientRect();
      if (left < 0 || right > wide) wrong.push(`${one.textContent.trim()}: from ${left} to ${right} of ${wide}`);
    }
    const picture = post.querySelector('.picture img').getBoundingClientRect();
    if (post.querySelector('.alt summary').getBoundingClientRect().top < picture.bottom) wrong.push('something lies on the picture');
    for (const one of controls) {
      for (const text of [one, ...one.querySelectorAll('span')]) if (text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0) wrong.push(`${text.textContent.trim()} is cut off`);
      if (one.getBoundingClientRect().height < 28 || parseFloat(getComputedStyle(one).fontSize) < 12) wrong.push(`${one.textContent.trim()} is small`);
    }
    return wrong;
  }, turn.id);

step('a lobby for the dice game is opened by a typed command, and two people begin', async () => {
  const { keyboard } = ana.page;
  const offered = (text) => ana.page.locator('.offers .active').filter({ hasText: text }).waitFor({ timeout: PATIENCE });
  await ana.type('/game new ');
  await ana.page.locator('.composer .command').waitFor({ timeout: PATIENCE });
  await keyboard.type('ruleset:');
  await keyboard.type('dice');
  await offered('Dice Rebellion');
  await keyboard.press('Enter');
  await keyboard.type('preset:');
  await keyboard.type('short');
  await offered('Short match');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await ben.sees('Lobby: Dice Rebellion');
  await ben.press('Join');
  await ana.sees('2 of 4 seats');
  await ana.press('Start');
  await ben.sees('The rebels are dealt');
  turn = await seen(ana);
  assert.equal(turn.number, 1);
  for (const window of [ana, ben]) assert.equal(await window.page.locator('.hint').count(), 0, 'the first steps are those of a conquest');
});

step('who is not on turn is refused, and nobody else sees it', async () => {
  const { others } = TOLD[waiting().handle];
  assert.deepEqual(await seen(waiting(), { at: turn }), turn, 'both see the same');
  await presses(waiting(), 'throw');
  await waiting().sees(others);
  assert.notEqual(await waiting().saying(others).getAttribute('ephemeral'), null);
  assert.equal(await playing().count(others), 0);
  assert.deepEqual(await seen(playing()), turn, 'nothing changes');
});

step('a throw edits the post of the turn and its picture', async () => {
  const [before, old] = [turn, await picture(playing())];
  await presses(playing(), 'throw');
  turn = await seen(playing(), { after: turn });
  assert.deepEqual([turn.id, turn.whom, turn.number], [before.id, before.whom, 1]);
  assert.equal(turn.moves, before.moves + 1, 'the press of the other was no move');
  assert.match(turn.content, /1st throw: /);
  assert.notEqual(await picture(playing()), old);
  assert.deepEqual(await seen(waiting(), { at: turn }), turn, 'whoever waits sees it happen');
  assert.equal(await picture(waiting()), await picture(playing()));
  await ana.shot('arena-throw');
});

step('who finishes too early is asked, unseen by others', async () => {
  const { ends } = TOLD[turn.whom];
  await presses(playing(), 'finish');
  await playing().sees(ends);
  question = await playing().saying(ends).getAttribute('id');
  assert.equal(await waiting().count(ends), 0);
  await playing().shot('arena-question');
  assert.deepEqual(await seen(playing()), turn, 'asking changes nothing');
});

step('the bot is killed in the middle of a turn and started again, and the turn goes on', async () => {
  await act();
  const panel = await ana.openPanel();
  await panel.locator('[data-do=kill]').click();
  await ana.page.locator('.panel [data-state=botOff]').waitFor({ timeout: PATIENCE });
  await inPost(playing(), `discord-button[data-id$=":for-me"]`).click();
  await inPost(playing(), '[role=alert]').waitFor({ timeout: PATIENCE });
  await panel.locator('[data-do=start]').click();
  await ana.page.locator('.panel [data-state=botOn]').waitFor({ timeout: PATIENCE });
  await ana.reconnects(() => panel.locator('[data-do=restart]').click());
  await ana.page.locator('.tools [aria-expanded=true]').click();
  assert.deepEqual(await seen(playing()), turn, 'what has failed was not done');
  const before = turn;
  await act();
  assert.equal(turn.moves, before.moves + 1);
});

step('the next turn has a message of its own, and an old button changes nothing', async () => {
  const [first, before] = [playing(), turn];
  while (turn.id === before.id) await act();
  assert.equal(turn.number, 2);
  assert.ok(playing() !== first, 'the other is called');
  for (const window of [ana, ben]) {
    assert.deepEqual(await seen(window, { at: turn }), turn);
    await window.page.locator(`#m${before.id}`).filter({ hasText: 'Turn 1 of' }).waitFor({ timeout: PATIENCE });
    assert.equal(await window.page.locator(`#m${before.id}`).locator('discord-button, table-select').count(), 0, 'an old turn has no controls');
    assert.deepEqual(await postsOfTurns(window), [[1, [before.id]], [2, [turn.id]]]);
  }
  await first.page.locator(`#${question} discord-button[data-id*=":finish-anyway"]`).click();
  await first.idle();
  await first.sees(TOLD[first.handle].old);
  await first.shot('arena-old-button');
  assert.equal(await playing().count(TOLD[first.handle].old), 0);
  assert.deepEqual(await seen(playing()), turn);
});

step('whole turns by buttons and selects: throws, dice on rows, the rebel', async () => {
  for (let turns = 0; turns < 2 || !['throw', 'put', 'rebel'].every((one) => used.has(one)); turns += 1) {
    assert.ok(turns < MOST_TURNS, `used: ${[...used.keys()]}`);
    await finish();
    assert.ok(!turn.over, 'nobody wins so soon');
  }
});

step('whole turns by telephone, in German', async () => {
  mod = await server.window('mod');
  await mod.run('setup', { language: 'de' });
  await mod.sees('Deutsch');
  await ben.page.setViewportSize(NARROW);
  const looked = new Set();
  const look = async () => {
    assert.deepEqual(await misfits(ben), []);
    if (turn.whom !== 'ben' || turn.selects.length === 0) return;
    // The last option is the one that is hardest to reach.
    const [kind] = turn.selects;
    const select = inPost(ben, 'table-select').first();
    await select.getByRole('combobox').tap();
    await select.getByRole('option').last().scrollIntoViewIfNeeded();
    assert.deepEqual(await misfits(ben), []);
    if (!looked.has(kind)) await ben.shot(`arena-phone-${kind}`);
    looked.add(kind);
    await select.getByRole('option').last().tap();
    await ben.idle();
    turn = await seen(ben, { after: turn });
  };
  for (let turns = 0; !looked.has('put'); turns += 1) {
    assert.ok(turns < MOST_TURNS, 'no die of Ben fits');
    if (turn.whom === 'ben') {
      await presses(ben, 'throw');
      turn = await seen(ben, { after: turn });
      assert.match(turn.content, /^🎲 1\. Wurf: /m);
      await inPost(ben, 'discord-button[data-id$=":finish"]').filter({ hasText: 'Zug beenden' }).waitFor({ timeout: PATIENCE });
      await finish(look);
    } else {
      await finish();
    }
  }
  await ben.page.setViewportSize(PHONE);
});

step('a moderator skips whoever is late, until somebody has won', async () => {
  // Ana and Ben are away: what nobody looks at need not be drawn.
  const open = (window, kind) =>
    window.page.evaluate((kind) => {
      const table = globalThis.adjutant;
      table.show(table.world.channels.find((one) => one.kind === kind).id);
    }, kind);
  for (const window of [ana, ben]) await open(window, 'dm');
  for (let turns = 0; !turn.over; turns += 1) {
    assert.ok(turns < MOST_TURNS, 'no end in sight');
    await mod.run('game skip');
    turn = await seen(mod, { after: turn });
    await quick();
  }
  for (const window of [ana, ben]) {
    await open(window, 'text');
    await inPost(window, 'discord-button[data-id$=":rematch"]').waitFor({ timeout: PATIENCE });
    assert.deepEqual(await seen(window), turn);
    assert.ok(!(await window.has(':arena:')), 'nothing can be played any more');
  }
  const lines = turn.content.split('\n');
  const scores = lines.flatMap((line) => {
    const found = /^\d\. (.+): \*\*(-?\d+)\*\* \(\D*(\d+)\D*(\d+)\D*(\d+)\D*?(-?\d+)\)$/.exec(line);
    return found === null ? [] : [{ seat: found[1], total: Number(found[2]), parts: found.slice(3).map(Number) }];
  });
  assert.equal(scores.length, 2, turn.content);
  for (const { total, parts } of scores) assert.equal(parts.reduce((sum, part) => sum + part), total);
  assert.ok(scores[0].total >= scores[1].total, 'the best is first');
  for (const { seat, total } of scores) assert.equal(lines[0].includes(seat), total === scores[0].total, lines[0]);
  assert.match(lines[0], new RegExp(`\\b${scores[0].total} Punkt`));
  await inPost(ana, '.picture img').scrollIntoViewIfNeeded();
  await ana.shot('arena-end');
  const posts = await postsOfTurns(ana);
  for (const [number, ids] of posts) assert.equal(ids.length, 1, `turn ${number} has one message`);
  console.log(`${posts.length} turns; ${[...used].map(([what, times]) => `${what} ${times}`).join(', ')}`);
});

step('nothing went wrong in any window, and what was for one alone is in no other', async () => {
  const inside = (window) =>
    window.page.evaluate(() => {
      const { logs, open } = globalThis.adjutant;
      return logs.get(open).messages.map(({ id, ephemeral }) => ({ id, ephemeral }));
    });
  const all = await Promise.all([ana, ben, mod].map(inside));
  const alone = all.flatMap((messages) => messages.filter((one) => one.ephemeral).map((one) => one.id));
  assert.ok(alone.length > 4, `${alone.length} private answers`);
  assert.equal(new Set(alone).size, alone.length);
  for (const window of [ana, ben, mod]) window.check();
});
