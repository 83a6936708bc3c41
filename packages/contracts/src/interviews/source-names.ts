import { type Message, textOf } from '../message.ts';
import { sourceMessages as words } from './sources.messages.ts';

/** Names of sites are the same in every language. */
const names: ReadonlyMap<string, string | Message> = new Map<string, string | Message>([
  ['', words.direct],
  ['linkedin', 'LinkedIn'],
  ['github', 'GitHub'],
  ['stackoverflow', 'Stack Overflow'],
  ['ziprecruiter', 'ZipRecruiter'],
  ['email', words.email],
  ['invitation', words.invitation],
  ['referral', words.referral],
]);

/** A source as it is shown to people, in the language of the reader; an unknown one is capitalized. */
export function nameOfSource(source: string): string {
  const name = names.get(source.toLowerCase()) ?? source.charAt(0).toUpperCase() + source.slice(1);
  return typeof name === 'string' ? name : textOf(name);
}
