// Builds the page into assets/page/, from where the binary embeds it. The same sources give the same bytes.

import { build } from 'esbuild';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '..', 'assets', 'page');
await mkdir(out, { recursive: true });

const result = await build({
  absWorkingDir: here,
  entryPoints: { page: 'src/main.ts', 'page-css': 'src/page.css' },
  entryNames: '[name]',
  outdir: out,
  write: false,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
});
for (const file of result.outputFiles) {
  const name = file.path.endsWith('.css') ? 'page.css' : 'page.js';
  await writeFile(join(out, name), `${file.text.trimEnd()}\n`);
}
await copyFile(join(here, 'index.html'), join(out, 'index.html'));

// The licences of whatever has got into the bundle.
const packages = new Set();
for (const path of Object.keys(result.metafile.inputs)) {
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path);
  if (found) packages.add(found[1]);
}
const mit = await readFile(join(here, '..', 'LICENSE-MIT'), 'utf8');
/** What stands for the licence of a package that names one and does not carry its text. */
const without = ({ name, license, author }) => {
  if (license !== 'MIT') throw new Error(`${name}: the text of ${license} is missing`);
  return `MIT License\n\nCopyright (c) ${author.name ?? author}\n\n${mit.slice(mit.indexOf('Permission is hereby'))}`;
};
const texts = [];
for (const name of [...packages].sort()) {
  const folder = join(here, 'node_modules', name);
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  let text;
  for (const file of ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license']) {
    text ??= await readFile(join(folder, file), 'utf8').catch(() => undefined);
  }
  text ??= without(manifest);
  texts.push(`${name} ${manifest.version}\n\n${text.trim()}\n`);
}
await writeFile(join(out, 'licences.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));
