import { type AnswerFormat, isRecorded, type RecordedFormat } from '@nimble/contracts/answers';
import { Button } from '../../../ui/buttons/button.tsx';
import { answerTexts as texts } from '../../answers/index.ts';

type Props = {
  /** It cannot be recorded here at the moment. */
  failed: RecordedFormat;
  formats: readonly AnswerFormat[];
  onChoose: (format: AnswerFormat) => void;
};

/**
 * The ways to answer that need less than the one that failed: without a camera audio remains, without a microphone
 * writing.
 */
export function OtherFormats({ failed, formats, onChoose }: Props) {
  const others = formats.filter((format) => needsLess(format, failed));
  if (others.length === 0) return null;
  return (
    <div className="flex flex-col items-center gap-3 border-line border-t pt-4">
      <p>{texts.instead}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {others.map((format) => (
          <Button key={format} size="large" onClick={() => onChoose(format)}>
            {texts.formats[format]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function needsLess(format: AnswerFormat, failed: RecordedFormat): boolean {
  return !isRecorded(format) || (failed === 'video' && format === 'audio');
}
