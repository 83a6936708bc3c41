import { loadConfig, type Settings } from './config.ts';
import { listenForStop, StartError, type StopSignals } from './platform/process/index.ts';
import { SettingError } from './setting.ts';

const usage = `Usage: nimble <command>

  serve [--demo]   everything on this machine: database, web server and worker
  web              a web server alone, over DATABASE_URL
  worker           a worker alone, over DATABASE_URL
  migrate          bring the database up to date
  demo             add a company with jobs and candidates to try, and print a link that signs in
  backup FILE      write database and files into one archive, also while Nimble runs
  restore FILE     put a backup in place; --replace where there is data already
  speech           list, add, try and turn on speech models; speech --help says how
  doctor           say what is found on this machine
`;

const oldestNode = 24;
/** Folders 700 and files 600, whoever makes them, here and in the programs that are started. */
const ownAccountOnly = 0o077;

type Start = (settings: Settings, signals: StopSignals, options: readonly string[]) => Promise<void>;

/** Each loads only what it needs: a start that is refused should not take as long as a real one. */
const commands: Record<string, Start> = {
  serve: async (settings, signals, options) =>
    (await import('./commands/serve.ts')).serve(settings, signals, { demo: options.includes('--demo') }),
  web: async (settings, signals) => (await import('./commands/serve.ts')).web(settings, signals),
  worker: async (settings, signals) => (await import('./commands/worker.ts')).worker(settings, signals),
  migrate: async (settings) => (await import('./commands/migrate.ts')).migrateOnly(settings),
  demo: async (settings, signals) => (await import('./commands/demo/demo.ts')).demo(settings, signals),
  backup: async (settings, _signals, options) =>
    (await import('./commands/backup.ts')).backup(settings, options),
  restore: async (settings, _signals, options) =>
    (await import('./commands/restore.ts')).restore(settings, options),
  speech: async (settings, signals, options) =>
    (await import('./commands/speech.ts')).speech(settings, signals, options),
  doctor: async (settings) => (await import('./commands/doctor.ts')).doctor(settings),
};

async function run([command, ...options]: string[]): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new StartError(
      `Nimble runs on Node ${oldestNode}, this is ${process.version}; start it by npm start.`,
    );
  }
  process.umask(ownAccountOnly);
  if (command === 'worker' && options.includes('--child')) {
    return (await import('./commands/child-worker.ts')).childWorker();
  }
  const start = Object.entries(commands).find(([name]) => name === command)?.[1];
  if (start !== undefined) return start(loadConfig(process.env), listenForStop(), options);
  process.stdout.write(usage);
  process.exitCode = command === undefined || command === '--help' ? 0 : 1;
}

try {
  await run(process.argv.slice(2));
  // Whatever still holds the process open has nothing more to do.
  process.exit();
} catch (error) {
  const isKnown = error instanceof StartError || error instanceof SettingError;
  process.stderr.write(isKnown ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
}
