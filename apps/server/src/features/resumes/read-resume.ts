import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { mostSeconds, type ResumeFormat, type ResumeReading } from './resume-limits.ts';

const root = join(import.meta.dirname, '../../../../..');
const program = join(import.meta.dirname, 'resume-process.ts');
/** The process ends by itself long before, unless it hangs as a whole. */
const graceSeconds = 10;

/** Nothing may be read but the program and its libraries; nothing may be written, and no other program started. */
const confined = [
  '--permission',
  '--allow-worker',
  `--allow-fs-read=${join(root, 'node_modules/*')}`,
  `--allow-fs-read=${join(root, 'apps/server/node_modules/*')}`,
  `--allow-fs-read=${join(root, 'apps/server/package.json')}`,
  `--allow-fs-read=${join(root, 'package.json')}`,
  `--allow-fs-read=${join(import.meta.dirname, '*')}`,
];

/**
 * Reads the text of a résumé in a process of its own, with bounds for its time and memory.
 * @throws when the process could not do its work, through no fault of the file.
 */
export async function readResume(
  format: ResumeFormat,
  source: Readable,
  signal: AbortSignal,
): Promise<ResumeReading> {
  signal.throwIfAborted();
  // An environment of its own: no setting and no secret of Nimble is in it. The channel tells it when this process dies.
  const child = spawn(process.execPath, ['--max-old-space-size=64', ...confined, program, format], {
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('The process that reads résumés has no pipes.');
  let isTooSlow = false;
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(
    () => {
      isTooSlow = true;
      kill();
    },
    (mostSeconds + graceSeconds) * 1000,
  );
  signal.addEventListener('abort', kill, { once: true });
  try {
    const [said, complaints, [code, killedBy]] = await Promise.all([
      text(stdout),
      text(stderr),
      once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
      send(source, stdin),
    ]);
    signal.throwIfAborted();
    if (code === 0) return JSON.parse(said) as ResumeReading;
    // It ends itself by another signal when its heap is full. A machine without memory kills whom it likes.
    if (isTooSlow || (killedBy !== null && killedBy !== 'SIGKILL'))
      return { kind: 'problem', problem: 'tooMuch' };
    throw new Error(
      `The process that reads résumés ended with ${code ?? killedBy}: ${complaints.slice(-500)}`,
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}

/** A process that ends before it has taken everything is judged by how it ends; a file that cannot be read is told. */
async function send(source: Readable, stdin: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(source, stdin);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
}
