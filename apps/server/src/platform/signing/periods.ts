/**
 * When an address expires, so that it stays the same within a period.
 * @returns seconds since 1970: at least one whole period from now.
 */
export function endOfPeriod(seconds: number, now: number): number {
  return (Math.ceil(now / 1000 / seconds) + 1) * seconds;
}
