import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import server from '../../package.json' with { type: 'json' };
import { StartError } from '../platform/process/index.ts';
import { startNimble } from '../testing/servers/nimble-process.ts';
import { allCommands } from './all-commands.ts';
import { defineCommand, readCommandLine } from './command-line.ts';

// Each test starts a process, which is slow on a small, busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The arguments of the command's run. */
async function read(...words: string[]) {
  let ran: unknown[] = [];
  const run = async (...given: unknown[]) => void (ran = given);
  const commands = [
    defineCommand({
      name: 'copy',
      summary: 'copy a file',
      arguments: ['FROM', 'TO'],
      flags: { replace: 'replace what is there', 'with-mails': 'mails too' },
      notes: 'A copy is a file.',
      run,
    }),
    defineCommand({ name: 'copy all', summary: 'copy everything', run }),
    defineCommand({ name: 'list', summary: 'list the files', run }),
    defineCommand({ name: 'delete', summary: 'delete files', arguments: ['FILE...'], run }),
  ];
  const reading = readCommandLine(commands, words);
  if ('help' in reading) return reading.help;
  await reading.run('context');
  return ran;
}

const refusal = (...words: string[]) =>
  read(...words).then(
    () => 'accepted',
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

const copyUsage = `Usage: nimble copy FROM TO [--replace] [--with-mails]

Copy a file.

  copy all  copy everything

  --replace     replace what is there
  --with-mails  mails too
  --help        show this text

A copy is a file.
`;

describe('a command', () => {
  test('gets its arguments and options in any order', async () => {
    const flags = { replace: true, 'with-mails': false };
    expect(await read('copy', 'a', '--replace', 'b')).toEqual(['context', { arguments: ['a', 'b'], flags }]);
    expect(await read('copy', '--', '--odd', 'b')).toEqual([
      'context',
      { arguments: ['--odd', 'b'], flags: { replace: false, 'with-mails': false } },
    ]);
  });

  test('takes several arguments where it says so', async () => {
    expect(await read('delete', 'a', 'b', 'c')).toEqual([
      'context',
      { arguments: ['a', 'b', 'c'], flags: {} },
    ]);
    expect(await refusal('delete')).toMatch(/^FILE\.\.\. is missing\.\n\nUsage: nimble delete FILE\.\.\.\n/);
  });

  test('of two words is found before the command of its first word', async () => {
    expect(await read('copy', 'all')).toEqual(['context', { arguments: [], flags: {} }]);
  });

  test('explains itself, whatever else is missing', async () => {
    expect(await read('copy', '--help')).toBe(copyUsage);
    expect(await read('copy', 'a', '-h')).toBe(copyUsage);
    expect(await read('help', 'copy')).toBe(copyUsage);
    expect(await read('help', 'copy', 'all')).toMatch(/^Usage: nimble copy all\n/);
  });

  test.each<[string[], string]>([
    [['copy', 'a'], 'TO is missing.'],
    [['copy', 'a', 'b', 'c'], "Unexpected argument 'c'."],
    [['copy', 'a', 'b', '--rpelace'], "Unknown option '--rpelace'.\n\nUsage"],
    [['copy', 'a', 'b', '--replace=no'], "Option '--replace' does not take an argument"],
    [['copy', 'a', 'b', '--help=no'], "Option '-h, --help' does not take an argument"],
  ])('refuses %j and shows its usage', async (words, text) => {
    const said = await refusal(...words);
    expect(said).toContain(text);
    expect(said).toContain(copyUsage.trimEnd());
  });
});

test('without a command, or with an unknown one, all are listed', async () => {
  const list = await read();
  expect(list).toMatch(
    /^Usage: nimble <command>\n\n {2}copy FROM TO .* {2}copy a file\n {2}list +list the files\n/,
  );
  expect(await read('--help')).toBe(list);
  expect(await read('-h')).toBe(list);
  expect(await read('help')).toBe(list);
  expect(await refusal('lsit', '--help')).toBe(`There is no command lsit.\n\n${String(list).trimEnd()}`);
  expect(await refusal('help', 'lsit')).toContain('There is no command lsit.');
  expect(await refusal('--frob')).toContain('There is no command --frob.');
});

describe.each(allCommands.map((command) => [command.name, command] as const))(
  'nimble %s',
  (name, command) => {
    const words = name.split(' ');

    test('explains itself', () => {
      const reading = readCommandLine(allCommands, [...words, '--help']);
      expect(reading).toEqual({ help: expect.stringContaining(`Usage: nimble ${name}`) });
    });

    test('refuses an unknown option and argument', () => {
      const given = command.arguments.map(() => 'x');
      expect(() => readCommandLine(allCommands, [...words, ...given, '--frob'])).toThrow(StartError);
      if (command.arguments.at(-1)?.endsWith('...') === true) return;
      expect(() => readCommandLine(allCommands, [...words, ...given, 'more'])).toThrow(StartError);
    });
  },
);

describe('a process', () => {
  const start = async (...words: string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'nimble-command-line-'));
    // Without a database the command would fail with a message about it.
    const DATABASE_URL = 'postgres://localhost:1/nimble';
    const { code, output } = await startNimble(words, { DATA_DIR: join(folder, 'data'), DATABASE_URL }).ended;
    const made = await readdir(folder);
    await rm(folder, { recursive: true });
    return { code, output, made };
  };

  test.concurrent.each(['serve', 'migrate'])('does not %s for --help', async (name) => {
    const output = expect.stringMatching(`^Usage: nimble ${name}`);
    expect(await start(name, '--help')).toEqual({ code: 0, output, made: [] });
  });

  test.concurrent.each(['--version', '-v'])('says its version for %s', async (word) => {
    expect(await start(word)).toEqual({ code: 0, output: `${server.version}\n`, made: [] });
  });

  test.concurrent('exits with 1 for an unknown option', async () => {
    const output = expect.stringMatching(/^Unknown option '--prot'.*\n\nUsage: nimble serve/);
    expect(await start('serve', '--prot')).toEqual({ code: 1, output, made: [] });
  });
});
