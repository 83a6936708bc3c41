import type { ComponentProps } from 'react';
import { ValueText } from '../../answers/index.ts';
import { AnswerVideo } from './answer-video.tsx';

/** An answer as its candidate sees it: a recording to watch, or what was written. */
export function AnswerContent(props: ComponentProps<typeof AnswerVideo>) {
  const { answer, className } = props;
  if (answer.status === 'saved') return <ValueText value={answer.value} className={className} />;
  return <AnswerVideo {...props} />;
}
