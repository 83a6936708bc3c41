import server from '../package.json' with { type: 'json' };
import { allCommands } from './commands/all-commands.ts';
import { readCommandLine } from './commands/command-line.ts';
import { loadConfig, type Settings } from './config/config.ts';
import { SettingError } from './config/setting.ts';
import { DatabaseStartError } from './platform/database/embedded/errors.ts';
import { requireOwner } from './platform/database/embedded/require-owner.ts';
import { findFullDisk, listenForStop, StartError } from './platform/process/index.ts';

const oldestNode = 24;
/** Folders get mode 700 and files 600, here and in child processes. */
const ownAccountOnly = 0o077;

async function run(words: readonly string[]): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new StartError(
      `Nimble needs Node ${oldestNode}, but this is ${process.version}. Start it with npm start.`,
    );
  }
  process.umask(ownAccountOnly);
  // `serve` starts its own worker by this; it is not listed for people.
  if (words.join(' ') === 'worker --child') {
    return (await import('./commands/worker/child-worker.ts')).childWorker();
  }
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-v')) {
    return void process.stdout.write(`${server.version}\n`);
  }
  const reading = readCommandLine(allCommands, words);
  if ('help' in reading) return void process.stdout.write(reading.help);
  const settings = loadConfig(process.env);
  await requireOwner(settings.dataFolder);
  await reading
    .run({ settings, signals: listenForStop() })
    .catch((error: unknown) => explain(error, settings));
}

/** @throws what was thrown; when the disk is full and that may be the cause, as a sentence about it. */
async function explain(error: unknown, { dataFolder }: Settings): Promise<never> {
  const isExplained = error instanceof StartError && !(error instanceof DatabaseStartError);
  const fullDisk = isExplained ? undefined : await findFullDisk(dataFolder);
  if (fullDisk === undefined) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`${reason}\n${fullDisk}`);
}

try {
  await run(process.argv.slice(2));
  // Remaining handles must not keep the process alive.
  process.exit();
} catch (error) {
  const isKnown = error instanceof StartError || error instanceof SettingError;
  process.stderr.write(isKnown ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
}
