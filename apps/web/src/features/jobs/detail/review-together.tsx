import { Columns3 } from 'lucide-react';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { GuestLinksButton } from '../../guests/index.ts';
import { jobPageMessages as messages } from '../messages.ts';

/** Ways to review candidates with others: side by side, and with people who have no account. */
export function ReviewTogether({ jobId }: { jobId: number }) {
  return (
    <Card title={messages.together}>
      <p className="text-ink-soft">{messages.togetherText}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={`/jobs/${jobId}/compare`} icon={<Columns3 />}>
          {messages.compare}
        </ButtonLink>
        <GuestLinksButton jobId={jobId} />
      </div>
    </Card>
  );
}
