import type { AnalyticsList } from '@nimble/contracts/analytics';
import { BarList } from '../../ui/bar-list.tsx';
import { Card } from '../../ui/card.tsx';
import { analyticsMessages as messages } from './messages.ts';

type Props = Pick<AnalyticsList, 'funnelData'>;

/** From the link to the shortlist. */
export function Funnel({ funnelData }: Props) {
  return (
    <Card title={messages.funnel}>
      <BarList
        label={messages.funnel}
        bars={funnelData.map(({ stage, count, percentage }) => ({
          ...{ label: stage, value: count, width: percentage },
          note: messages.share(percentage),
        }))}
      />
      <p className="mt-4 text-ink-faint text-xs">{messages.funnelHint}</p>
    </Card>
  );
}
