import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { useId } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { libraryChoiceMessages as messages } from '../messages.ts';
import { QuestionFacts, QuestionFile } from '../question-facts.tsx';

type Props = {
  questions: readonly LibraryQuestion[];
  chosen: readonly LibraryQuestion[];
  /** How many can be chosen. */
  room: number;
  onChange: (chosen: readonly LibraryQuestion[]) => void;
};

/** Questions to choose from; those that were chosen stay so while another search is made. */
export function OfferedQuestions({ questions, chosen, room, onChange }: Props) {
  const listId = useId();
  return (
    <ul aria-label={messages.choose} className="grid gap-2">
      {questions.map((question) => {
        const isChosen = chosen.some(({ id }) => id === question.id);
        const factsId = `${listId}-${question.id}`;
        return (
          <li key={question.id} className="rounded-control border border-line p-3">
            <Checkbox
              label={question.content.question}
              checked={isChosen}
              disabled={!isChosen && chosen.length >= room}
              describedBy={factsId}
              onChange={(isOn) =>
                onChange(isOn ? [...chosen, question] : chosen.filter(({ id }) => id !== question.id))
              }
              className="w-full items-start"
              labelClassName="wrap-anywhere min-w-0"
            />
            <div id={factsId} className="ms-7">
              <QuestionFacts question={question} />
            </div>
            <div className="ms-7">
              <QuestionFile question={question} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
