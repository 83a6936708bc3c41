import { mostCriteria } from '@nimble/contracts/scorecards';
import { formatList } from '../../../lib/formats.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { criteriaMessages as messages } from '../messages.ts';

type Props = { names: readonly string[]; className?: string };

/** Which criteria a job did not get with its questions of the library; nothing without any. */
export function OmittedCriteria({ names, className = '' }: Props) {
  if (names.length === 0) return null;
  return (
    <div
      role="status"
      className={`rounded-control border border-warning-line bg-warning-soft p-3 text-sm text-warning-ink ${className}`}
    >
      <p>{textOf(names)}</p>
      <p dir="auto" className="wrap-anywhere mt-1">
        {formatList(names)}
      </p>
    </div>
  );
}

/** The same as a message. */
export function tellOmittedCriteria(names: readonly string[] = []): void {
  if (names.length > 0) toast.info(textOf(names), { detail: formatList(names) });
}

function textOf({ length }: readonly string[]): string {
  return messages.omitted({ count: length, most: mostCriteria });
}
