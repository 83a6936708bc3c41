import type { AnalyticsList } from '@nimble/contracts/analytics';
import { figureHelp } from '../../shared/figures/messages.ts';
import { BarList } from '../../ui/figures/bar-list.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { analyticsMessages as messages } from './messages.ts';

const help: Record<AnalyticsList['funnelData'][number]['stage'], string> = {
  'Link opened': figureHelp.openedLinks,
  Started: figureHelp.started,
  Finished: figureHelp.received,
  Decided: figureHelp.decided,
  'Ever approved': figureHelp.everApproved,
};

type Props = Pick<AnalyticsList, 'funnelData'>;

/** From the link to the shortlist. */
export function Funnel({ funnelData }: Props) {
  return (
    <Card title={messages.funnel}>
      <BarList
        label={messages.funnel}
        bars={funnelData.map(({ stage, count, percentage }) => ({
          label: messages.stages[stage],
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
