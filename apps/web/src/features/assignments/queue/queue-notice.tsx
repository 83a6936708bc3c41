import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { usePermission } from '../../../lib/current-user.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { queueFiguresQuery } from '../assignments.queries.ts';
import { queueMessages as messages } from '../messages.ts';

/** How many candidates wait for the user; nothing without any. */
export function QueueNotice() {
  const maySee = usePermission('submission', 'view');
  const mayReview = usePermission('submission', 'update');
  const { data } = useQuery({ ...queueFiguresQuery, enabled: maySee && mayReview });
  if (data === undefined || data.open === 0) return null;
  return (
    <section
      aria-label={messages.name}
      className="mb-gutter flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface px-card py-3"
    >
      <ListChecks aria-hidden className="size-[1.125rem] text-brand-ink" />
      <p className="font-medium">{messages.summary({ open: data.open })}</p>
      {data.overdue > 0 && <Badge tone="red">{messages.overdue({ count: data.overdue })}</Badge>}
      <ButtonLink to="/candidates?in=queue" size="small" className="ms-auto">
        {messages.show}
      </ButtonLink>
    </section>
  );
}
