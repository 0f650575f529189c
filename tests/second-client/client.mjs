// A client of another library (discord.js) against `adjutant sandbox --stand-in-only`.
//
// The stand-in and the bot are written with the same library in mind, so they could agree on a mistake. discord.js has its own ideas of
// what Discord sends: what it cannot read, or reads as something else, is a fault of the stand-in.
//
// node client.mjs PATH-OF-ADJUTANT; exits with 0, or says what differs and exits with 1.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  ActionRowBuilder, ApplicationCommandOptionType, AttachmentBuilder, ButtonBuilder, ButtonStyle, ChannelType, Client, ComponentType,
  EmbedBuilder, Events, GatewayIntentBits, InteractionContextType, MessageFlags, MessageType, ModalBuilder, PermissionFlagsBits,
  SlashCommandBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} from 'discord.js';

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'base64');
const PATIENCE_MS = 20_000;

/** The stand-in, driven by lines on its standard input. */
class StandIn {
  constructor(binary, pictures) {
    this.child = spawn(binary, ['sandbox', '--stand-in-only', '--port', '0', '--pictures', pictures], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.ended = once(this.child, 'exit');
    this.said = [];
    this.waiting = [];
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      this.said.push(line);
      if (line !== 'ok' && !line.startsWith('failed: ')) return;
      const text = this.said.splice(0);
      this.waiting.shift()?.(text);
    });
  }

  /** All lines up to the next `ok`. */
  answer() {
    return new Promise((resolve) => this.waiting.push(resolve)).then((text) => {
      assert.equal(text.at(-1), 'ok', text.join('\n'));
      return text.slice(0, -1).join('\n');
    });
  }

  does(line) {
    this.child.stdin.write(`${line}\n`);
    return this.answer();
  }
}

function within(promise, what) {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS, new Error(`never came: ${what}`)).unref());
  return Promise.race([promise, late]);
}

/** The next event that fits. */
function next(client, event, fits = () => true) {
  const found = new Promise((resolve) => {
    const listen = (...values) => {
      if (!fits(...values)) return;
      client.off(event, listen);
      resolve(values.length > 1 ? values : values[0]);
    };
    client.on(event, listen);
  });
  return within(found, event);
}

/** A line is typed and the interaction that comes of it is answered; returns what people then saw. */
async function interaction(standIn, client, line, answer) {
  const came = next(client, Events.InteractionCreate);
  const [shown] = await Promise.all([within(standIn.does(line), line), came.then(answer)]);
  return shown;
}

async function signsIn(client, standIn, values) {
  const ready = next(client, Events.ClientReady);
  await client.login(values.token);
  await ready;
  assert.equal(client.user.id, values.application);
  assert.equal(client.user.bot, true);
  assert.equal(client.application.id, values.application);
  const guild = client.guilds.cache.get(values.guild);
  assert.equal(guild?.name, 'Sandbox', 'the guild of GUILD_CREATE');
  assert.equal(guild.available, true);
  assert.equal(guild.preferredLocale, 'en-US');
  const channel = guild.channels.cache.get(values.channel);
  assert.equal(channel?.type, ChannelType.GuildText);
  assert.equal(channel.name, 'table');
  const mine = channel.permissionsFor(guild.members.me);
  for (const right of ['ViewChannel', 'SendMessages', 'EmbedLinks', 'AttachFiles', 'ReadMessageHistory']) {
    assert.equal(mine.has(PermissionFlagsBits[right]), true, `the bot has ${right}`);
  }
  assert.equal(mine.has(PermissionFlagsBits.Administrator), false);
  const fetched = await client.guilds.fetch({ guild: values.guild, force: true });
  assert.equal(fetched.ownerId, guild.ownerId);
  const application = await client.application.fetch();
  assert.equal(application.name, 'Adjutant');
  return { guild, channel };
}

async function registers(client) {
  const command = new SlashCommandBuilder()
    .setName('ping').setNameLocalizations({ de: 'anpingen' })
    .setDescription('Shows a picture').setDescriptionLocalizations({ de: 'Zeigt ein Bild' })
    .setDefaultMemberPermissions(PermissionFlagsBits.SendMessages)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) => option.setName('word').setDescription('A word').setRequired(true).setAutocomplete(true))
    .addIntegerOption((option) => option.setName('times').setDescription('How often').setMinValue(1).setMaxValue(9))
    .addUserOption((option) => option.setName('whom').setDescription('Somebody'));
  const set = await client.application.commands.set([command]);
  assert.equal(set.size, 1);
  const [one] = set.values();
  assert.equal(one.name, 'ping');
  assert.equal(one.applicationId, client.application.id);
  assert.equal(one.nameLocalizations.de, 'anpingen');
  assert.equal(one.defaultMemberPermissions.has(PermissionFlagsBits.SendMessages), true);
  assert.deepEqual(one.contexts, [InteractionContextType.Guild, InteractionContextType.BotDM]);
  assert.deepEqual(one.options.map((option) => [option.name, option.type]), [
    ['word', ApplicationCommandOptionType.String], ['times', ApplicationCommandOptionType.Integer], ['whom', ApplicationCommandOptionType.User],
  ]);
  assert.match(one.version, /^\d+$/);
  const listed = await client.application.commands.fetch();
  assert.equal(listed.get(one.id)?.equals(one), true, 'GET lists what PUT answered');
  return one;
}

async function suggests(client, standIn) {
  const shown = await interaction(standIn, client, 'ana: suggest /ping word:pe', async (asked) => {
    assert.equal(asked.isAutocomplete(), true);
    assert.deepEqual(asked.options.getFocused(true), { name: 'word', type: ApplicationCommandOptionType.String, value: 'pe', focused: true });
    await asked.respond([{ name: 'Peru', value: 'peru' }]);
  });
  assert.match(shown, /Peru {2}\("peru"\)/);
}

function controls() {
  const buttons = [
    new ButtonBuilder().setCustomId('again').setLabel('Again').setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId('form').setLabel('Form').setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setCustomId('never').setLabel('Never').setStyle(ButtonStyle.Danger).setDisabled(true),
  ];
  const select = new StringSelectMenuBuilder().setCustomId('country').setPlaceholder('Country').setMaxValues(2);
  select.addOptions({ label: 'Peru', value: 'peru' }, { label: 'Brazil', value: 'brazil' });
  return [new ActionRowBuilder().addComponents(buttons), new ActionRowBuilder().addComponents(select)];
}

async function answersWithAPicture(client, standIn, command, { guild, channel }) {
  let message;
  const shown = await interaction(standIn, client, 'ana: /ping word:=Peru times:3 whom:ben', async (asked) => {
    assert.equal(asked.isChatInputCommand(), true);
    assert.equal(asked.commandName, 'ping');
    assert.equal(asked.commandId, command.id);
    assert.equal(asked.inCachedGuild(), true);
    assert.equal(asked.guildId, guild.id);
    assert.equal(asked.channel, channel);
    assert.equal(asked.context, InteractionContextType.Guild);
    assert.equal(asked.user.username, 'ana');
    assert.equal(asked.user.globalName, 'Ana');
    assert.equal(asked.user.bot, false);
    assert.equal(asked.locale, 'en-US');
    assert.equal(asked.guildLocale, 'en-US');
    assert.equal(asked.member.displayName, 'Ana');
    assert.equal(asked.memberPermissions.has(PermissionFlagsBits.ManageGuild), false);
    assert.equal(asked.memberPermissions.has(PermissionFlagsBits.SendMessages), true);
    assert.equal(asked.appPermissions.has(PermissionFlagsBits.AttachFiles), true);
    assert.equal(asked.attachmentSizeLimit, 10 * 1024 * 1024);
    assert.equal(asked.entitlements.size, 0);
    assert.ok(Math.abs(asked.createdTimestamp - Date.now()) < 60_000, 'the time in the id');
    assert.equal(asked.options.getString('word', true), 'Peru');
    assert.equal(asked.options.getInteger('times', true), 3);
    assert.equal(asked.options.getUser('whom', true).username, 'ben');
    assert.equal(asked.options.getMember('whom').displayName, 'Ben');
    const answered = await asked.reply({
      content: 'Here, <@' + asked.user.id + '>', components: controls(), withResponse: true,
      embeds: [new EmbedBuilder().setTitle('The board').setImage('attachment://board.png')],
      files: [new AttachmentBuilder(PIXEL, { name: 'board.png', description: 'One pixel' })],
    });
    assert.equal(answered.interaction.id, asked.id);
    message = answered.resource.message;
  });
  assert.match(shown, /\[file .*board.*\.png 1x1, 67 bytes\]/);
  assert.match(shown, /\[Again\].*\[Form\]/);
  assert.equal(message.type, MessageType.ChatInputCommand);
  assert.equal(message.author.id, client.user.id);
  assert.equal(message.interactionMetadata.user.username, 'ana');
  assert.equal(message.webhookId, client.application.id);
  assert.equal(message.mentions.users.first()?.username, 'ana');
  assert.deepEqual(message.components.map((row) => row.components.map((one) => [one.type, one.customId])), [
    ['again', 'form', 'never'].map((id) => [ComponentType.Button, id]), [[ComponentType.StringSelect, 'country']],
  ]);
  const file = message.attachments.first();
  assert.deepEqual([file.name, file.description, file.size, file.width, file.contentType], ['board.png', 'One pixel', 67, 1, 'image/png']);
  assert.equal(message.embeds[0].title, 'The board');
  for (const url of [file.url, message.embeds[0].image.url]) {
    const got = await fetch(url);
    assert.equal(Buffer.from(await got.arrayBuffer()).equals(PIXEL), true, `the bytes at ${url}`);
  }
  return message;
}

async function presses(client, standIn, message) {
  const shown = await interaction(standIn, client, 'ana: press "Again"', async (pressed) => {
    assert.equal(pressed.isButton(), true);
    assert.equal(pressed.customId, 'again');
    assert.equal(pressed.component.label, 'Again');
    assert.equal(pressed.message.id, message.id);
    assert.equal(pressed.message.attachments.size, 1);
    await pressed.deferUpdate();
    const edited = await pressed.editReply({ content: 'Once more', attachments: [] });
    assert.equal(edited.id, message.id);
    assert.equal(edited.content, 'Once more');
    assert.equal(edited.attachments.size, 0);
    assert.ok(edited.editedTimestamp >= edited.createdTimestamp);
  });
  assert.match(shown, /\(edited\) Once more/);
}

async function selects(client, standIn) {
  const shown = await interaction(standIn, client, 'ana: select "country" "peru" "brazil"', async (selected) => {
    assert.equal(selected.isStringSelectMenu(), true);
    assert.deepEqual(selected.values, ['peru', 'brazil']);
    await selected.deferReply({ flags: MessageFlags.Ephemeral });
    const answered = await selected.editReply('Both');
    assert.equal(answered.flags.has(MessageFlags.Ephemeral), true);
    const more = await selected.followUp({ content: 'And more', flags: MessageFlags.Ephemeral });
    assert.equal((await selected.fetchReply()).id, answered.id);
    await selected.deleteReply(more);
  });
  assert.match(shown, /only ana sees.*Both/);
}

async function fillsIn(client, standIn) {
  await interaction(standIn, client, 'ana: press "Form"', async (pressed) => {
    const input = new TextInputBuilder().setCustomId('name').setLabel('Name').setStyle(TextInputStyle.Short).setMaxLength(20);
    await pressed.showModal(new ModalBuilder().setCustomId('naming').setTitle('A name').addComponents(new ActionRowBuilder().addComponents(input)));
  });
  const shown = await interaction(standIn, client, 'ana: modal Name="Red army"', async (sent) => {
    assert.equal(sent.isModalSubmit(), true);
    assert.equal(sent.customId, 'naming');
    assert.equal(sent.fields.getTextInputValue('name'), 'Red army');
    assert.equal(sent.isFromMessage(), true);
    await sent.reply({ content: 'Well, Red army', flags: MessageFlags.Ephemeral });
  });
  assert.match(shown, /only ana sees.*Well, Red army/);
}

async function writesInPrivate(client, standIn, ana) {
  const user = await client.users.fetch(ana, { force: true });
  assert.equal(user.username, 'ana');
  const sent = await user.send({ content: 'psst', nonce: '1', enforceNonce: true });
  assert.equal(sent.channel.type, ChannelType.DM);
  assert.equal(sent.channel.recipientId, ana);
  const read = await sent.channel.messages.fetch({ message: sent.id, force: true });
  assert.equal(read.content, 'psst');
  assert.equal(read.author.id, client.user.id);
  assert.equal(read.guildId, null);
  assert.match(await standIn.does('ana: dm'), /psst/);
}

async function keepsChannels(client, standIn, { guild, channel }) {
  const plain = await channel.send('Plain');
  assert.equal(plain.type, MessageType.Default);
  const reply = await plain.reply('A reply');
  assert.equal(reply.type, MessageType.Reply);
  assert.equal(reply.reference.messageId, plain.id);
  const listed = await channel.messages.fetch({ limit: 2 });
  assert.deepEqual([...listed.keys()], [reply.id, plain.id]);
  const made = next(client, Events.ThreadCreate);
  const thread = await channel.threads.create({ name: 'talk', autoArchiveDuration: 60, type: ChannelType.PublicThread });
  await made;
  assert.deepEqual([thread.name, thread.parentId, thread.ownerId, thread.archived], ['talk', channel.id, client.user.id, false]);
  assert.equal(thread.autoArchiveDuration, 60);
  const changed = next(client, Events.ThreadUpdate, (_, now) => now.id === thread.id);
  await thread.setArchived(true);
  const [, now] = await changed;
  assert.equal(now.archived, true);
  await assert.rejects(plain.pin(), { status: 403, code: 50013 });
  const pinned = await channel.messages.fetchPins();
  assert.deepEqual([pinned.items, pinned.hasMore], [[], false]);
  for (const [line, event, type] of [
    ['voice tower', Events.ChannelCreate, ChannelType.GuildVoice], ['forum games', Events.ChannelCreate, ChannelType.GuildForum],
    ['thread post', Events.ThreadCreate, ChannelType.PublicThread],
  ]) {
    const came = next(client, event);
    await standIn.does(line);
    const [first] = [await came].flat();
    assert.equal(first.type, type, line);
    assert.equal(first.guildId, guild.id);
  }
  await plain.delete();
  await assert.rejects(plain.fetch(true), { status: 404, code: 10008 });
}

async function isRefused(channel) {
  await assert.rejects(channel.send({ content: '' }), { status: 400, code: 50006 });
  const long = channel.send('x'.repeat(2001));
  await assert.rejects(long, (error) => error.code === 50035 && /content\[BASE_TYPE_MAX_LENGTH\]/.test(error.message));
}

async function play(client, standIn) {
  const first = await within(standIn.answer(), 'the place of the stand-in');
  const values = Object.fromEntries(first.split('\n').map((line) => line.split(' ')));
  client.options.rest.api = `${values.url}/api`;
  client.rest.options.api = `${values.url}/api`;
  const where = await signsIn(client, standIn, values);
  const command = await registers(client);
  await suggests(client, standIn);
  const message = await answersWithAPicture(client, standIn, command, where);
  await presses(client, standIn, message);
  await selects(client, standIn);
  await fillsIn(client, standIn);
  await writesInPrivate(client, standIn, message.interactionMetadata.user.id);
  await isRefused(where.channel);
  await keepsChannels(client, standIn, where);
  await client.destroy();
  standIn.child.stdin.write('quit\n');
  const [code] = await within(standIn.ended, 'the end of the stand-in');
  assert.equal(code, 0, 'the stand-in ends well');
}

const pictures = mkdtempSync(join(tmpdir(), 'second-client-'));
const standIn = new StandIn(process.argv[2], pictures);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { version: '10', retries: 0, timeout: PATIENCE_MS } });
const failed = new Promise((_, reject) => {
  for (const event of [Events.Error, Events.ShardError, Events.Warn]) client.on(event, (why) => reject(why instanceof Error ? why : new Error(why)));
  client.on(Events.Invalidated, () => reject(new Error('the session is invalid')));
  standIn.ended.then(([code]) => code === 0 || reject(new Error(`the stand-in ended with ${code}`)));
});
let code = 0;
try {
  await Promise.race([play(client, standIn), failed]);
  console.log('discord.js and the stand-in agree');
} catch (error) {
  console.error(error);
  code = 1;
} finally {
  standIn.child.kill();
  rmSync(pictures, { recursive: true, force: true });
}
process.exit(code);
