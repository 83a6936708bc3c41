import type { AnalyticsList } from '@nimble/contracts/analytics';
import { figures } from '@nimble/contracts/figures';
import { BarList } from '../../ui/figures/bar-list.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { analyticsMessages as messages } from './messages.ts';

const help: Record<AnalyticsList['funnelData'][number]['stage'], string> = {
  'Link opened': figures.openedLinks.help,
  Started: figures.started.help,
  Finished: figures.received.help,
  Decided: figures.decided.help,
  'Ever approved': figures.everShortlisted.help,
};

type Props = Pick<AnalyticsList, 'funnelData'>;

/** From the link to the shortlist. */
export function Funnel({ funnelData }: Props) {
  return (
    <Card title={messages.funnel}>
      <BarList
        label={messages.funnel}
        bars={funnelData.map(({ stage, count, percentage }) => ({
          label: stage,
          value: count,
          width: percentage,
          note: messages.share({ percentage }),
          help: help[stage],
        }))}
      />
      <p className="mt-4 text-ink-faint text-xs">{messages.funnelHint}</p>
    </Card>
  );
}
