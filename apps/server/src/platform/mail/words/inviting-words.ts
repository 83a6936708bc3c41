import { fillFields, hasField, type MailField, type MailWords } from '@nimble/contracts/mail-templates';
import type { Mail } from '../mail.ts';
import { paragraphsOf } from './paragraphs.ts';

export type InvitingValues = Readonly<
  Record<Exclude<MailField, 'date' | 'answerBy' | 'message'>, string> & { message?: string }
>;

/**
 * Words with the values of an invitation. What is not set is left out with its paragraph, an unknown name alone. The
 * button stands where the link has a paragraph of its own; elsewhere the address is part of the text, and the button
 * follows it.
 */
export function fillInvitingWords(
  { subject, text }: MailWords,
  given: InvitingValues,
): Pick<Mail, 'subject' | 'paragraphs' | 'closing'> {
  const values = { message: '', ...given };
  const missing = (['contact', 'length', 'deadline', 'message'] as const).filter(
    (field) => values[field] === '',
  );
  const filled = (words: string) => fillFields(withKnownName(words, values.candidateName), values);
  const paragraphs = paragraphsOf(text).filter((paragraph) => !hasField(paragraph, missing));
  const button = paragraphs.indexOf('{link}');
  const end = button === -1 ? paragraphs.length : button;
  return {
    subject: filled(subject),
    paragraphs: paragraphs.slice(0, end).map(filled),
    closing: paragraphs.slice(end + 1).map(filled),
  };
}

/** "Hello {candidateName}," to a person whose name is unknown: "Hello,". */
function withKnownName(words: string, name: string): string {
  return name === '' ? words.replaceAll(/,?[^\S\n]*\{candidateName\}/g, '') : words;
}
