import { insightsMessages as messages } from './messages.ts';

/** In place of the insights of an interview without a recording. */
export function NotRecorded() {
  return (
    <section>
      <h3 className="font-semibold">{messages.title}</h3>
      <p className="mt-1 text-ink-soft">{messages.unrecorded}</p>
    </section>
  );
}
