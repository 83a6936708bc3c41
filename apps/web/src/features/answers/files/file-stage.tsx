import { type SettingsOf, settingsFor } from '@nimble/contracts/answers';
import type { InterviewState, PublicQuestion } from '@nimble/contracts/interviews';
import { useId, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { formatFileSize, formatList } from '../../../lib/formats.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { answerTexts } from '../messages.ts';
import { FileDrop } from './file-drop.tsx';
import type { FileItem, FileUploads } from './file-uploads.ts';
import { fileTexts as texts } from './messages.ts';
import { UploadedFile } from './uploaded-file.tsx';

type Props = {
  question: PublicQuestion;
  files: FileUploads;
  onUsed: (state: InterviewState) => void;
};

/** Answers a question by file: choose, upload, use. */
export function FileStage({ question, files, onUsed }: Props) {
  const all = useSyncExternalStore(files.subscribe, files.snapshot);
  const settings = settingsFor(question.formats, 'file');
  const items = all.filter(({ questionId }) => questionId === question.id);
  const [use, isUsing] = useOnce(async () => {
    await files
      .use(question.id)
      .then(onUsed)
      .catch((error: unknown) => toast.error(messageOf(error, answerTexts.usedFailed)));
  });
  const id = useId();
  if (settings === undefined) return null;
  const received = items.filter(({ state }) => state === 'received');
  const isOnItsWay = items.some(({ state }) => ['sending', 'waiting', 'checking'].includes(state));
  return (
    <section className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-surface p-card">
      <Chooser id={id} question={question} files={files} items={items} settings={settings} />
      {items.length > 0 && (
        <ul aria-label={texts.chosen} className="flex flex-col gap-2">
          {items.map((item) => (
            <UploadedFile
              key={item.take}
              item={item}
              onRemove={() => files.remove(item.take)}
              onRetry={() => files.retry(item.take)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {!isOnItsWay && received.length > 0 && texts.allUploaded({ count: received.length })}
      </p>
      <Button
        variant="primary"
        size="large"
        disabled={received.length === 0 || isOnItsWay}
        loading={isUsing}
        aria-describedby={`${id}-hint`}
        onClick={() => void use()}
        className="self-center"
      >
        {answerTexts.use}
      </Button>
    </section>
  );
}

type ChooserProps = Pick<Props, 'question' | 'files'> & {
  id: string;
  items: readonly FileItem[];
  settings: SettingsOf<'file'>;
};

/** What the question takes, and the choice of it while there is room for more. */
function Chooser({ id, question, files, items, settings }: ChooserProps) {
  const { kinds, maximumBytes, maximumFiles } = settings;
  const [isCut, setIsCut] = useState(false);
  // A refused one is not kept, and one that was interrupted may be the next one.
  const taken = items.filter(({ state }) => state !== 'refused' && state !== 'interrupted').length;
  const room = maximumFiles - taken;

  function add(chosen: readonly File[]): void {
    setIsCut(chosen.length > room);
    for (const { take, state } of items) if (state === 'refused') files.remove(take);
    const added = chosen.slice(0, room);
    const isNext = (item: FileItem) =>
      added.some(({ name, size }) => name === item.name && size === item.size);
    const left = items.filter((item) => item.state === 'interrupted' && !isNext(item));
    const surplus = Math.max(0, taken + added.length + left.length - maximumFiles);
    for (const { take } of left.slice(0, surplus)) files.remove(take);
    for (const file of added) files.add(question.id, file, maximumBytes);
  }
  return (
    <>
      {room > 0 && (
        <FileDrop
          kinds={kinds}
          isMultiple={room > 1}
          label={maximumFiles === 1 ? texts.chooseOne : texts.chooseSome}
          describedBy={`${id}-hint`}
          onChoose={add}
        />
      )}
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {texts.limits({ count: maximumFiles, size: formatFileSize(maximumBytes) })}{' '}
        {texts.allowed({
          kinds: formatList(
            kinds.map((kind) => texts.kinds[kind]),
            'conjunction',
          ),
        })}
      </p>
      <p role="status" className="text-sm text-warning-ink empty:hidden">
        {isCut && texts.leftOut({ count: maximumFiles })}
      </p>
    </>
  );
}
