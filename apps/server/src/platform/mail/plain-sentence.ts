/**
 * A user's text, safe for an email to another person: one paragraph without invisible characters, of which no mail
 * program makes a link. Unlike in a name, numbers and slashes stay as they are.
 */
export function plainSentence(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .replace(/[.\u3002\uFF0E\uFF61]+(?=\p{L}{2})|[@\uFF20]+(?=\S)|:(?=\/\/)/gu, '$& ');
}
