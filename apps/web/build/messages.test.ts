import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from './messages.ts';

const catalog = {
  title: 'Jobs',
  left: '{count, plural, one {# job} other {# jobs}} left',
  none: { text: 'It’s empty' },
  steps: ['One', 'Two of {count, number}'],
};

function writeCatalog(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'nimble-plugin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'messages'));
  const file = join(folder, 'messages/en.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const watched: string[] = [];

/** What the plugin makes of a module: its code, or null where it leaves it alone. */
async function load(id: string): Promise<{ code: string; moduleType: string } | null> {
  const { load: hook } = messages();
  const context = { addWatchFile: (file: string) => watched.push(file) };
  return (hook as unknown as (this: typeof context, id: string) => Promise<never>).call(context, id);
}

/** The texts of a module, with the compiled form of those with values; as JSON, because of its foreign `Object`. */
async function textsOf(id: string): Promise<unknown> {
  const loaded = await load(id);
  const code = loaded?.code.replace(/^import .*$/m, '').replace('export default', 'return') ?? '';
  const texts = runInThisContext(`(m) => { ${code} }`)((compiled: unknown) => ({ compiled }));
  return JSON.parse(JSON.stringify(texts));
}

test('texts without values become strings, those with values are compiled, lists and groups stay', async () => {
  const file = writeCatalog(catalog);
  expect(await textsOf(file)).toEqual({
    title: 'Jobs',
    left: { compiled: expect.any(Array) },
    none: { text: 'It’s empty' },
    steps: ['One', { compiled: expect.any(Array) }],
  });
  expect(watched).toContain(file);
});

test('a query makes a pseudo-language', async () => {
  const file = writeCatalog(catalog);
  expect(await textsOf(`${file}?en-XA`)).toMatchObject({ title: expect.stringMatching(/^\[Ĵöƀš ~+\]$/) });
  expect(await textsOf(`${file}?ar-XB`)).toMatchObject({ title: '\u202eĴöƀš\u202c' });
});

test('other files are left alone', async () => {
  for (const id of ['/src/features/jobs/jobs.json', '/src/messages/index.json', '/src/messages/en.json.ts'])
    expect(await load(id)).toBeNull();
});

test('a text that is no ICU MessageFormat, and a number, stop the build', async () => {
  await expect(load(writeCatalog({ title: 'Jobs {' }))).rejects.toThrow();
  await expect(load(writeCatalog({ title: 5 }))).rejects.toThrow('A catalog holds texts, lists and groups.');
});
