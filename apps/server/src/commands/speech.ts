import { parseArgs } from 'node:util';
import { ModelRefusedError, SpeechRefusedError, SpeechUnavailableError } from '@nimble/speech';
import { MediaRejectedError } from '@nimble/media';
import type { Settings } from '../config.ts';
import { StartError, type StopSignals } from '../platform/process/index.ts';
import { addModel, listModels, removeModel, useModel } from './speech-models.ts';
import { tryFile } from './speech-try.ts';

const usage = `Usage: nimble speech [command]

  (nothing)             list the models: languages, size, license, speed, which are installed and which is on
  add NAME              download a model of the list, try it and turn it on; a download that was cut off goes on
  add FOLDER|ARCHIVE    the same with a model that is on this machine, such as ./my-model or model.tar.bz2
  use NAME|off          turn an installed model on, or transcription off
  try FILE              print what the engine hears in a recording, with times and how long it took
  remove NAME           delete a model that is not on

  --help                this text

All of this works while Nimble runs, without a restart, and while it does not. Answers that were recorded without a
model are transcribed once one is on. SPEECH_ENGINE in the environment goes before every model here.
SPEECH_MODELS_URL names another place to download from, such as a copy in your own network.
`;

type Command = (settings: Settings, argument: string, stop: AbortSignal) => Promise<void>;

const commands: Record<string, Command> = {
  add: addModel,
  use: useModel,
  try: tryFile,
  remove: removeModel,
};

/** @throws StartError in sentences for the person at the terminal. */
export async function speech(
  settings: Settings,
  { stop }: Pick<StopSignals, 'stop'>,
  options: readonly string[],
): Promise<void> {
  const { help, words } = read(options);
  if (help) return void process.stdout.write(usage);
  const [name, argument, ...more] = words;
  try {
    if (name === undefined) return await listModels(settings);
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined || argument === undefined || more.length > 0)
      throw new StartError(usage.trimEnd());
    await command(settings, argument, stop);
  } catch (error) {
    if (stop.aborted)
      throw new StartError('Stopped. What was downloaded is kept; the same command goes on from there.');
    throw isForPeople(error) ? new StartError(error.message) : error;
  }
}

function read(options: readonly string[]): { help: boolean; words: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...options],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { help: values.help === true, words: positionals };
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : 'unknown option'}\n\n${usage.trimEnd()}`,
    );
  }
}

function isForPeople(error: unknown): error is Error {
  return [ModelRefusedError, SpeechRefusedError, SpeechUnavailableError, MediaRejectedError].some(
    (kind) => error instanceof kind,
  );
}
