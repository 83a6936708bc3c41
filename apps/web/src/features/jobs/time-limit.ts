/** A time limit for people: "2 minutes", "90 seconds". */
export function timeLimitLabel(seconds: number): string {
  const isWhole = seconds % 60 === 0;
  const count = isWhole ? seconds / 60 : seconds;
  const unit = isWhole ? 'minute' : 'second';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
