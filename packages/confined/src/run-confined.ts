import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bundled, readForBundle } from '@nimble/bundle';

const keptComplaints = 1000;

export type ConfinedRun<Output> = {
  /** The file that Node runs; it exits when the channel to this process closes. */
  program: string;
  arguments?: readonly string[];
  /** Paths it may access, in the form of Node's permission model; without this, all that this account may. */
  may?: { read: readonly string[]; write?: readonly string[]; startWorkers?: boolean };
  /** Options of Node, such as the size of the heap. */
  options?: readonly string[];
  /** The working directory; the root of the disk unless a job's paths need another. */
  workFolder?: string;
  /** Sent to the program once it runs. */
  job?: Serializable;
  /** For its standard input. */
  input?: Readable | Uint8Array;
  /** Reads its standard output to the end. */
  output?: (source: Readable) => Promise<Output>;
  /** `gotFurther` resets the stall timeout. */
  onMessage?: (message: unknown, gotFurther: () => void) => void;
  /** Limit of the whole run. */
  timeoutSeconds: number;
  /** A run without progress for this long counts as hanging. */
  stallSeconds?: number;
  signal?: AbortSignal | undefined;
};

export type Ending<Output> = {
  code: number | null;
  killedBy: NodeJS.Signals | null;
  /** The limit in seconds that was exceeded; null when it ended otherwise. */
  stoppedAfter: number | null;
  /** The end of its standard error. */
  complaints: string;
  output: Output | undefined;
};

/**
 * Runs a program that reads untrusted files: in a separate process, which gets no setting and no secret of this one,
 * and which is killed on timeout, when it stalls, or when the signal aborts. The caller judges how it ended: a fault in
 * it is no error here.
 * @throws the signal's reason, or why the input could not be read or the output not be written.
 */
export async function runConfined<Output = undefined>(run: ConfinedRun<Output>): Promise<Ending<Output>> {
  run.signal?.throwIfAborted();
  const child = start(run);
  const kill = () => child.kill('SIGKILL');
  const watched = watch(child, run, kill);
  run.signal?.addEventListener('abort', kill, { once: true });
  try {
    if (run.job !== undefined) child.send(run.job, () => undefined);
    const [ended, sent, read] = await Promise.all([
      watched.ended,
      orError(feed(child, run.input), kill),
      orError(readOutput(child, run.output), kill),
    ]);
    run.signal?.throwIfAborted();
    for (const result of [sent, read]) if ('error' in result) throw result.error;
    return { ...ended, ...watched.said(), output: 'value' in read ? read.value : undefined };
  } finally {
    watched.stop();
    run.signal?.removeEventListener('abort', kill);
    kill();
  }
}

function start<Output>(run: ConfinedRun<Output>): ChildProcess {
  return fork(bundled(run.program), run.arguments ?? [], {
    stdio: [
      run.input === undefined ? 'ignore' : 'pipe',
      run.output === undefined ? 'ignore' : 'pipe',
      'pipe',
      'ipc',
    ],
    // Ctrl-C reaches every process of the terminal's group: the parent decides itself what becomes of its work.
    detached: true,
    execArgv: [...permissions(run), ...(run.options ?? [])],
    env: {},
    cwd: run.workFolder ?? '/',
  });
}

function permissions<Output>({ may }: ConfinedRun<Output>): string[] {
  if (may === undefined) return [];
  return [
    '--permission',
    ...(may.startWorkers === true ? ['--allow-worker'] : []),
    ...[...readForBundle, ...may.read].map((path) => `--allow-fs-read=${path}`),
    ...(may.write ?? []).map((path) => `--allow-fs-write=${path}`),
  ];
}

/** Receives the process's messages, and kills it on timeout or when it stalls. */
function watch<Output>(
  child: ChildProcess,
  { timeoutSeconds, stallSeconds, onMessage }: ConfinedRun<Output>,
  kill: () => void,
) {
  let complaints = '';
  let stoppedAfter: number | null = null;
  const endAfter = (seconds: number) =>
    setTimeout(() => {
      stoppedAfter = seconds;
      kill();
    }, seconds * 1000);
  const whole = endAfter(timeoutSeconds);
  const stall = stallSeconds === undefined ? undefined : endAfter(stallSeconds);
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString('utf8')).slice(-keptComplaints);
  });
  child.on('message', (message) => onMessage?.(message, () => stall?.refresh()));
  const ended = new Promise<Pick<Ending<Output>, 'code' | 'killedBy'>>((resolve) => {
    child.once('close', (code, killedBy) => resolve({ code, killedBy }));
    // One that runs is judged by how it ends; one that could not be started never emits an end.
    child.on('error', (error) => {
      complaints ||= error.message;
      if (child.pid === undefined) resolve({ code: null, killedBy: null });
    });
  });
  return {
    ended,
    said: () => ({ stoppedAfter, complaints: complaints.trim() }),
    stop() {
      clearTimeout(whole);
      clearTimeout(stall);
    },
  };
}

/** A process that ends before it has read all input is judged by how it ends. */
async function feed({ stdin }: ChildProcess, input: Readable | Uint8Array | undefined): Promise<void> {
  if (stdin === null || input === undefined) return;
  try {
    await pipeline(input instanceof Readable ? input : Readable.from([input]), stdin);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPIPE' && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function readOutput<Output>(
  { stdout }: ChildProcess,
  output: ConfinedRun<Output>['output'],
): Promise<Output | undefined> {
  return stdout === null || output === undefined ? Promise.resolve(undefined) : output(stdout);
}

/** An error kills the process, whose end is awaited in any case. */
async function orError<Value>(work: Promise<Value>, kill: () => void) {
  try {
    return { value: await work };
  } catch (error) {
    kill();
    return { error };
  }
}
