import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RecordedAnswer } from './record-answer.ts';
import type { StudioAnswer, StudioOrder } from './studio-messages.ts';

const program = join(import.meta.dirname, 'studio-process.ts');
/** flite runs in Node's WASI, which prints a warning that it is experimental. */
const quiet = ['--disable-warning=ExperimentalWarning'];

export type Studio = {
  /** @throws when recording fails, or the studio was closed. */
  record: (order: StudioOrder) => Promise<RecordedAnswer[]>;
  close: () => void;
};

/** Records people in this many processes at once; requests wait until one of them is free. */
export function openStudio(processes: number): Studio {
  const children = Array.from({ length: processes }, () =>
    fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: quiet }),
  );
  const free = [...children];
  const waiting: ((child: ChildProcess) => void)[] = [];
  return {
    async record(order) {
      const child = free.pop() ?? (await new Promise<ChildProcess>((resolve) => waiting.push(resolve)));
      try {
        return await ask(child, order);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free.push(child);
        else next(child);
      }
    },
    close() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

async function ask(child: ChildProcess, order: StudioOrder): Promise<RecordedAnswer[]> {
  if (!child.connected) throw new Error('The process that records the demo has ended.');
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(() => {
    throw new Error('The process that records the demo has ended.');
  });
  // Without an end event there is nothing left to wait for.
  ended.catch(() => undefined);
  try {
    const answered = once(child, 'message', { signal: over.signal });
    answered.catch(() => undefined);
    child.send(order);
    const [answer] = (await Promise.race([answered, ended])) as [StudioAnswer];
    if (answer.kind === 'failed') throw new Error(`The demo could not be recorded: ${answer.reason}`);
    return answer.answers;
  } finally {
    over.abort();
  }
}
