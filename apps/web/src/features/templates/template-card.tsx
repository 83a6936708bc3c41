import { type JobTemplate, templateCategoryName } from '@nimble/contracts/templates';
import { ListVideo, Trash2 } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { templatesMessages as messages } from './messages.ts';

type Props = {
  template: JobTemplate;
  isPicked: boolean;
  /** Another one was picked and is being handed over. */
  disabled: boolean;
  onPick: () => void;
  /** Absent if it may not be deleted. */
  onDelete: (() => void) | undefined;
};

/** One template. Its button covers the whole card, so that pressing anywhere picks it. */
export function TemplateCard({ template, isPicked, disabled, onPick, onDelete }: Props) {
  const { title, summary, category_id, questions, is_standard } = template;
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-card border bg-surface p-4 transition-colors',
        isPicked ? 'border-brand bg-brand-soft' : 'border-line hover:border-brand hover:bg-brand-soft/40',
      )}
    >
      <div className="flex items-start gap-3">
        <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-brand-soft text-brand-ink [&_svg]:size-[1.125rem]">
          <CategoryIcon category={category_id} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold">{title}</h3>
          <p className="mt-0.5 text-ink-soft text-sm">{templateCategoryName(category_id)}</p>
        </div>
        {onDelete !== undefined && (
          <IconButton
            label={messages.remove.open({ title })}
            icon={<Trash2 />}
            onClick={onDelete}
            className="relative z-10 -mt-2 -me-2"
          />
        )}
      </div>
      <p title={summary} className="mt-3 mb-4 line-clamp-3 text-ink-soft text-sm">
        {summary}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <span className="inline-flex items-center gap-1.5 text-ink-soft text-sm tabular-nums">
          <ListVideo aria-hidden className="size-3.5 text-ink-faint" />
          {messages.questions({ count: questions.length })}
        </span>
        {!is_standard && <Badge tone="green">{messages.own}</Badge>}
        <Button
          size="small"
          loading={isPicked}
          disabled={disabled && !isPicked}
          onClick={onPick}
          aria-label={messages.useTemplate({ title })}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {messages.use}
        </Button>
      </div>
    </li>
  );
}
