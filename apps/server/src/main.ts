import { doctor } from './commands/doctor.ts';
import { serve } from './commands/serve.ts';
import { loadConfig, SettingError } from './config.ts';
import { DatabaseStartError } from './platform/database/embedded/index.ts';
import { MigrationError } from './platform/database/migrate.ts';
import { StartError } from './platform/process/index.ts';

const usage = `Usage: nimble <command>

  serve [--demo]   everything on this machine: database, web server and worker
  worker           a worker alone, over DATABASE_URL
  migrate          bring the database up to date
  demo             add a company with jobs and submissions to try
  doctor           say what is found on this machine
`;

const oldestNode = 24;

async function run([command, ...options]: string[]): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new StartError(
      `Nimble runs on Node ${oldestNode}, this is ${process.version}; start it by npm start.`,
    );
  }
  const settings = () => loadConfig(process.env);
  switch (command) {
    case 'serve':
      return serve(settings(), { demo: options.includes('--demo') });
    case 'worker': {
      const workers = await import('./commands/worker.ts');
      return options.includes('--child') ? workers.childWorker() : workers.worker(settings());
    }
    case 'migrate':
      return (await import('./commands/migrate.ts')).migrateOnly(settings());
    case 'demo':
      return (await import('./commands/demo.ts')).demo(settings());
    case 'doctor':
      return doctor(settings());
    default:
      process.stdout.write(usage);
      process.exitCode = command === undefined || command === '--help' ? 0 : 1;
  }
}

try {
  await run(process.argv.slice(2));
  // Whatever still holds the process open has nothing more to do.
  process.exit();
} catch (error) {
  const known = [StartError, SettingError, DatabaseStartError, MigrationError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(
    known && error instanceof Error ? `${error.message}\n` : `${(error as Error).stack}\n`,
  );
  process.exit(1);
}
