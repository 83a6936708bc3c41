import type { LibraryQuestion } from '@nimble/contracts/question-library';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { usePermission } from '../../lib/current-user.ts';
import { formatDate } from '../../lib/formats.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/buttons/menu.tsx';
import { classNames, staleClasses } from '../../ui/class-names.ts';
import { Card } from '../../ui/figures/card.tsx';
import { libraryPageMessages as messages } from './messages.ts';
import { QuestionFacts, QuestionFile } from './question-facts.tsx';

type Props = {
  questions: readonly LibraryQuestion[];
  isStale: boolean;
  onEdit: (question: LibraryQuestion) => void;
  onDelete: (question: LibraryQuestion) => void;
};

export function QuestionRows({ questions, isStale, onEdit, onDelete }: Props) {
  return (
    <Card flush>
      <ul
        aria-label={messages.list}
        aria-busy={isStale || undefined}
        className={classNames('divide-y divide-line', isStale && staleClasses)}
      >
        {questions.map((question) => (
          <li key={question.id} className="flex items-start gap-3 px-card py-3.5">
            <div className="min-w-0 flex-1">
              <p dir="auto" className="wrap-anywhere font-medium">
                {question.content.question}
              </p>
              <QuestionFacts question={question} />
              <QuestionFile question={question} />
              <p className="mt-1.5 text-ink-faint text-xs">{lastChange(question)}</p>
            </div>
            <QuestionMenu
              question={question}
              onEdit={() => onEdit(question)}
              onDelete={() => onDelete(question)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type MenuProps = { question: LibraryQuestion; onEdit: () => void; onDelete: () => void };

function QuestionMenu({ question, onEdit, onDelete }: MenuProps) {
  const mayUpdate = usePermission('job', 'update');
  const mayDelete = usePermission('job', 'delete');
  if (!mayUpdate && !mayDelete) return null;
  return (
    <Menu
      trigger={
        <IconButton
          label={messages.more({ question: question.content.question })}
          icon={<EllipsisVertical />}
          className="-my-1 -me-2"
        />
      }
    >
      {mayUpdate && (
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {messages.edit}
        </MenuItem>
      )}
      {mayDelete && (
        <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
          {messages.delete}
        </MenuItem>
      )}
    </Menu>
  );
}

function lastChange({ updatedAt, updatedBy }: LibraryQuestion): string {
  const date = formatDate(updatedAt);
  return updatedBy === null ? messages.changed({ date }) : messages.changedBy({ date, name: updatedBy.name });
}
