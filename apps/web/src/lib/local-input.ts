/** A moment in the format of a `datetime-local` control, in the user's own time zone; empty for none. */
export function toLocalInput(timestamp: string | null): string {
  if (timestamp === null) return '';
  const moment = new Date(timestamp);
  if (Number.isNaN(moment.getTime())) return '';
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The value of such a control, as ISO 8601 UTC; null while it is empty. */
export function fromLocalInput(local: string): string | null {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
