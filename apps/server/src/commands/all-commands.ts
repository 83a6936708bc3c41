import type { Settings } from '../config/config.ts';
import type { StopSignals } from '../platform/process/index.ts';
import { type Command, defineCommand } from './command-line.ts';

type Context = { settings: Settings; signals: StopSignals };

const speechNotes = `These commands work while Nimble runs, without a restart, and while it does not. Answers that were recorded
without a model are transcribed once one is on. SPEECH_ENGINE in the environment overrides every model here.
SPEECH_MODELS_URL sets another place to download from, such as a mirror in your own network.`;

/** Each loads only its own modules, so that a start that is refused takes less time than a real one. */
export const allCommands: readonly Command<Context>[] = [
  defineCommand({
    name: 'serve',
    summary: 'run everything on this machine: database, web server and worker',
    flags: { demo: 'also add the demo' },
    run: async ({ settings, signals }, { flags }) =>
      (await import('./serve.ts')).serve(settings, signals, flags),
  }),
  defineCommand({
    name: 'web',
    summary: 'run only a web server; needs DATABASE_URL',
    run: async ({ settings, signals }) => (await import('./serve.ts')).web(settings, signals),
  }),
  defineCommand({
    name: 'worker',
    summary: 'run only a worker; needs DATABASE_URL',
    run: async ({ settings, signals }) => (await import('./worker/worker.ts')).worker(settings, signals),
  }),
  defineCommand({
    name: 'migrate',
    summary: 'apply the database migrations',
    run: async ({ settings }) => (await import('./migrate.ts')).migrateOnly(settings),
  }),
  defineCommand({
    name: 'demo',
    summary: 'add a demo company with jobs and candidates, and print a link that signs you in',
    run: async ({ settings, signals }) => (await import('./demo/demo.ts')).demo(settings, signals),
  }),
  defineCommand({
    name: 'backup',
    summary: 'back up the database and the files into one archive, even while Nimble runs',
    arguments: ['FILE'],
    run: async ({ settings, signals }, { arguments: [file] }) =>
      (await import('./backup.ts')).backup(settings, signals, file),
  }),
  defineCommand({
    name: 'restore',
    summary: 'restore a backup, while Nimble is stopped',
    arguments: ['FILE'],
    flags: {
      replace: 'replace the existing data',
      'send-mails': 'also send the emails that were waiting when the backup was written',
    },
    run: async ({ settings }, { arguments: [file], flags }) =>
      (await import('./restore.ts')).restore(settings, file, {
        replace: flags.replace,
        sendsMails: flags['send-mails'],
      }),
  }),
  defineCommand({
    name: 'speech',
    summary: 'list the speech models: languages, size, license, speed, which are installed and which is on',
    notes: speechNotes,
    run: async ({ settings, signals }) => (await import('./speech/speech.ts')).listSpeech(settings, signals),
  }),
  defineCommand({
    name: 'speech add',
    summary:
      'download a model from the list or add a folder or archive from this machine, test it and turn it on',
    arguments: ['MODEL'],
    notes:
      'MODEL is a name from the list, or a path such as ./my-model or model.tar.bz2. An interrupted download resumes.',
    run: async ({ settings, signals }, { arguments: [model] }) =>
      (await import('./speech/speech.ts')).addSpeech(settings, signals, model),
  }),
  defineCommand({
    name: 'speech use',
    summary: 'turn on an installed model, or turn transcription off with the name off',
    arguments: ['MODEL'],
    run: async ({ settings, signals }, { arguments: [model] }) =>
      (await import('./speech/speech.ts')).useSpeech(settings, signals, model),
  }),
  defineCommand({
    name: 'speech try',
    summary: 'transcribe a recording and print its words with times, and how long it took',
    arguments: ['FILE'],
    run: async ({ settings, signals }, { arguments: [file] }) =>
      (await import('./speech/speech.ts')).trySpeech(settings, signals, file),
  }),
  defineCommand({
    name: 'speech remove',
    summary: 'delete a model that is not on',
    arguments: ['MODEL'],
    run: async ({ settings, signals }, { arguments: [model] }) =>
      (await import('./speech/speech.ts')).removeSpeech(settings, signals, model),
  }),
  defineCommand({
    name: 'two-factor-off',
    summary: 'turn off two-factor authentication for people who can no longer enter a code',
    arguments: ['EMAIL...'],
    notes: 'Works while Nimble runs, and while it does not. The audit log of the person’s company shows it.',
    run: async ({ settings }, { arguments: emails }) =>
      (await import('./accounts/two-factor-off.ts')).turnOffTwoFactor(settings, emails),
  }),
  defineCommand({
    name: 'change-email',
    summary: 'change the email address of a person, or of the master account',
    arguments: ['OLD', 'NEW'],
    notes:
      'Works while Nimble runs, and while it does not. The audit log of the person’s company shows it, without the addresses.',
    run: async ({ settings }, { arguments: [from, to] }) =>
      (await import('./accounts/change-email.ts')).changeEmail(settings, from, to),
  }),
  defineCommand({
    name: 'doctor',
    summary: 'check what Nimble needs on this machine',
    run: async ({ settings }) => (await import('./doctor.ts')).doctor(settings),
  }),
];
