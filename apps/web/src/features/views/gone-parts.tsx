import type { GonePart } from '@nimble/contracts/views';
import { CircleAlert } from 'lucide-react';
import { viewMessages as messages } from './messages.ts';

/** What the opened view names and there is no more. */
export function GoneParts({ gone }: { gone: readonly GonePart[] }) {
  if (gone.length === 0) return null;
  return (
    <ul
      role="status"
      className="order-first grid w-full gap-1 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink"
    >
      {gone.map((part) => (
        <li key={part} className="flex items-start gap-2">
          <CircleAlert aria-hidden className="mt-[0.2em] size-3.5 shrink-0" />
          {messages.gone[part]}
        </li>
      ))}
    </ul>
  );
}
