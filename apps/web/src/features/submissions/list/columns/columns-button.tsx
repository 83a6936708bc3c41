import { type CandidateColumn, candidateColumns } from '@nimble/contracts/submissions';
import { Columns3 } from 'lucide-react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Popover } from '../../../../ui/dialogs/popover.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { candidatesMessages } from '../../messages.ts';
import { candidateListMessages } from '../messages.ts';

const messages = candidateListMessages.columns;

type Props = { columns: readonly CandidateColumn[]; onChoose: (columns: readonly CandidateColumn[]) => void };

/** Which columns the list shows; a phone shows cards. */
export function ColumnsButton({ columns, onChoose }: Props) {
  return (
    <Popover
      label={messages.title}
      trigger={
        <IconButton
          label={messages.title}
          icon={<Columns3 />}
          className="border border-line @max-4xl:hidden"
        />
      }
    >
      <p className="mb-2 font-medium">{messages.title}</p>
      <ul className="grid gap-1">
        <li>
          <Checkbox label={messages.name} checked disabled onChange={() => undefined} />
        </li>
        {candidateColumns.map((column) => (
          <li key={column}>
            <Checkbox
              label={labelOf(column)}
              checked={columns.includes(column)}
              onChange={(isOn) =>
                onChoose(candidateColumns.filter((one) => (one === column ? isOn : columns.includes(one))))
              }
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function labelOf(column: CandidateColumn): string {
  const texts = { ...candidatesMessages.columns, ...messages };
  return texts[column];
}
