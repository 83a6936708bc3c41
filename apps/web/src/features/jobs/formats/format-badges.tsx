import type { AnswerFormat, FormatSettings, QuestionFormats, SettingsOf } from '@nimble/contracts/answers';
import { formatFileSize } from '../../../lib/formats.ts';
import { Badge } from '../../../ui/figures/badge.tsx';
import { formatMessages } from './messages.ts';

/** How a question may be answered; nothing for a question like every other, on video alone. */
export function FormatBadges({ formats }: { formats: QuestionFormats }) {
  if (formats.every(({ format }) => format === 'video')) return null;
  return formats.map((settings) => (
    <Badge key={settings.format} tone="blue">
      {[formatMessages[settings.format], ...limits(settings)].join(', ')}
    </Badge>
  ));
}

const limitsOf: {
  readonly [Format in AnswerFormat]: (settings: SettingsOf<Format>) => string[];
} = {
  video: () => [],
  audio: () => [],
  text: ({ maximumCharacters, maximumWords }) => [
    formatMessages.characterLimit({ count: maximumCharacters }),
    ...(maximumWords === null ? [] : [formatMessages.wordLimit({ count: maximumWords })]),
  ],
  choice: ({ options, maximumChosen, screening }) => [
    formatMessages.optionCount({ count: options.length }),
    ...(maximumChosen === 1 ? [] : [formatMessages.severalChosen]),
    ...(screening === null ? [] : [formatMessages.screens[screening.effect]]),
  ],
  number: ({ unit }) => (unit === null ? [] : [formatMessages.inUnit({ unit })]),
  date: () => [],
  file: ({ maximumFiles, maximumBytes }) => [
    formatMessages.fileLimit({ count: maximumFiles, size: formatFileSize(maximumBytes) }),
  ],
};

function limits(settings: FormatSettings): string[] {
  const limitsOfOne = limitsOf[settings.format] as (settings: FormatSettings) => string[];
  return limitsOfOne(settings);
}
