import { jobFormMessages as messages } from './messages.ts';

/** A time limit for people: "2 minutes", "90 seconds". */
export function timeLimitLabel(seconds: number): string {
  return seconds % 60 === 0
    ? messages.timeLimitMinutes({ count: seconds / 60 })
    : messages.timeLimitSeconds({ count: seconds });
}
