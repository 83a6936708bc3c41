import { setPriority } from 'node:os';
import { drawFlipBook } from './flip-book.ts';
import { type RecordedAnswer, recordAnswer } from './record-answer.ts';
import type { StudioAnswer, StudioOrder } from './studio-messages.ts';

/** Draws, speaks and encodes in a separate process, one person after the other. Exits with its parent. */
const lowPriority = 5;

setPriority(lowPriority);
process.once('disconnect', () => process.exit(1));
process.on('message', (order: StudioOrder) => {
  record(order).then(
    (answers) => tell({ kind: 'recorded', answers }),
    (error: unknown) =>
      tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});

async function record({ actor, answers }: StudioOrder): Promise<RecordedAnswer[]> {
  const book = await drawFlipBook(actor.look);
  const recorded: RecordedAnswer[] = [];
  for (const answer of answers) recorded.push(await recordAnswer(book, { ...answer, voice: actor.voice }));
  return recorded;
}

function tell(answer: StudioAnswer): void {
  process.send?.(answer);
}
