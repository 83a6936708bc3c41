import { parseArgs } from 'node:util';
import { StartError } from '../platform/process/index.ts';

type ArgumentNames = readonly string[];
/** The arguments behind a command's name, by the names that the command declares. */
export type Given<Arguments extends ArgumentNames, Flag extends string> = {
  arguments: Arguments extends readonly [...ArgumentNames, `${string}...`]
    ? [string, ...string[]]
    : { [Index in keyof Arguments]: string };
  flags: Record<Flag, boolean>;
};

/** A command of the terminal. Options are switches; none has a value. */
export type Command<Context> = {
  /** One word, or two: `speech add` is listed by the help of `speech`. */
  name: string;
  /** Its summary in the list of commands. */
  summary: string;
  /** Shown in its usage, such as FILE. All are required; of FILE... there may be several. */
  arguments: ArgumentNames;
  /** What each option does, by its name without dashes. */
  flags: Readonly<Record<string, string>>;
  /** Paragraphs below its options. */
  notes: string;
  run: (
    context: Context,
    given: { arguments: readonly string[]; flags: Record<string, boolean> },
  ) => Promise<void>;
};

/** Types a command's input by its declared arguments and options. */
export function defineCommand<
  Context,
  const Arguments extends ArgumentNames = [],
  Flag extends string = never,
>(command: {
  name: string;
  summary: string;
  arguments?: Arguments;
  flags?: Readonly<Record<Flag, string>>;
  notes?: string;
  run: (context: Context, given: Given<Arguments, Flag>) => Promise<void>;
}): Command<Context> {
  return {
    arguments: [],
    flags: {},
    notes: '',
    ...command,
    // The command line is checked against both before the command runs.
    run: (context, given) => command.run(context, given as Given<Arguments, Flag>),
  };
}

/** Either a help text, or a command to run. */
export type Reading<Context> = { help: string } | { run: (context: Context) => Promise<void> };

/** @throws StartError that names the error and shows the usage. */
export function readCommandLine<Context>(
  commands: readonly Command<Context>[],
  words: readonly string[],
): Reading<Context> {
  const [first, ...others] = words;
  if (first === 'help' && others.length > 0) return readCommandLine(commands, [...others, '--help']);
  const command = commands
    .filter(({ name }) => name.split(' ').every((word, index) => words[index] === word))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  const usage = command === undefined ? usageOfAll(commands) : usageOf(command, commands);
  try {
    if (command === undefined) return readNone(words, usage);
    const given = readGiven(command, words.slice(command.name.split(' ').length));
    return given === 'help' ? { help: usage } : { run: (context) => command.run(context, given) };
  } catch (error) {
    if (!isMistake(error)) throw error;
    throw new StartError(`${withoutAdvice(error.message)}\n\n${usage.trimEnd()}`);
  }
}

/** Node also explains how to give an argument that begins with a dash, which hardly anyone means by an unknown option. */
function withoutAdvice(message: string): string {
  return message.replace(/ To specify a positional argument .*$/s, '');
}

class MistakeError extends Error {}

function isMistake(error: unknown): error is Error {
  if (error instanceof MistakeError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function readNone(words: readonly string[], usage: string): { help: string } {
  const [first] = words;
  const isHelp = words.length === 1 && ['--help', '-h', 'help'].includes(first ?? '');
  if (first === undefined || isHelp) return { help: usage };
  throw new MistakeError(`There is no command ${first}.`);
}

function readGiven<Context>(command: Command<Context>, words: readonly string[]) {
  const flags = Object.keys(command.flags).map((flag) => [flag, { type: 'boolean' }] as const);
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help === true) return 'help';
  const missing = command.arguments[positionals.length];
  if (missing !== undefined) throw new MistakeError(`${missing} is missing.`);
  const takesMore = command.arguments.at(-1)?.endsWith('...') === true;
  const unexpected = takesMore ? undefined : positionals[command.arguments.length];
  if (unexpected !== undefined) throw new MistakeError(`Unexpected argument '${unexpected}'.`);
  const isSet = (flag: string) => Object.hasOwn(values, flag);
  return {
    arguments: positionals,
    flags: Object.fromEntries(Object.keys(command.flags).map((flag) => [flag, isSet(flag)])),
  };
}

function usageOfAll<Context>(commands: readonly Command<Context>[]): string {
  const shown = commands.filter(({ name }) => !name.includes(' '));
  return paragraphs([
    'Usage: nimble <command>',
    table(shown.map((command) => [callOf(command), command.summary])),
    'Run nimble <command> --help for details. Settings come from environment variables.',
  ]);
}

function usageOf<Context>(command: Command<Context>, commands: readonly Command<Context>[]): string {
  const below = commands.filter(({ name }) => name.startsWith(`${command.name} `));
  const flags = Object.entries({ ...command.flags, help: 'show this text' });
  return paragraphs([
    `Usage: nimble ${callOf(command)}`,
    sentence(command.summary),
    table(below.map((each) => [callOf(each), each.summary])),
    table(flags.map(([flag, what]) => [`--${flag}`, what])),
    command.notes,
  ]);
}

function callOf<Context>({ name, arguments: names, flags }: Command<Context>): string {
  return [name, ...names, ...Object.keys(flags).map((flag) => `[--${flag}]`)].join(' ');
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

const sentence = (summary: string) => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

function paragraphs(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
