import type { SpeechModelEntry } from '@nimble/contracts/speech-models';
import { formatFileSize } from '../../lib/formats.ts';
import { locale } from '../../lib/language/language.ts';
import { speechModelMessages as messages } from './messages.ts';

const shownLanguages = 3;
const names = new Intl.DisplayNames(locale(), { type: 'language' });

/** Facts about a model, in the order of their importance for a choice. */
export function factsOf({ published }: SpeechModelEntry): string[] {
  if (published === null) return [messages.own];
  const { languages, sizeBytes, isExact, license, speed } = published;
  const size = formatFileSize(sizeBytes);
  return [
    languagesOf(languages),
    isExact ? size : messages.about({ size }),
    messages.speeds[speed],
    license === null ? messages.noLicense : messages.license({ license }),
  ];
}

function languagesOf(languages: 'many' | readonly string[]): string {
  if (languages === 'many') return messages.many;
  if (languages.length > shownLanguages) return messages.languages({ count: languages.length });
  return languages.map((code) => names.of(code) ?? code).join(', ');
}

type Moving = Extract<SpeechModelEntry['status'], { doneBytes: number }>;

/** Such as `Downloading, 45.2 MB of 110.8 MB, 9.8 MB/s, 7 s left`. */
export function progressText({ state, doneBytes, totalBytes, bytesPerSecond }: Moving): string {
  const parts: string[] = [messages.steps[state]];
  if (totalBytes !== null) {
    parts.push(messages.bytes({ done: formatFileSize(doneBytes), total: formatFileSize(totalBytes) }));
    if (bytesPerSecond !== null && bytesPerSecond > 0) {
      const seconds = Math.ceil((totalBytes - doneBytes) / bytesPerSecond);
      const left = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
      parts.push(messages.rate({ rate: formatFileSize(bytesPerSecond) }), messages.left({ time: left }));
    }
  }
  return parts.join(', ');
}
