import { useQuery } from '@tanstack/react-query';
import { teamMessages as messages } from '../messages.ts';
import { scorecardQuery } from '../scorecards.queries.ts';
import { StarNumber, shownStars } from '../stars.tsx';

/** The reviewers' average in one line, or why it is hidden; nothing while it is unknown. */
export function TeamStars({ submissionId }: { submissionId: number }) {
  const { data } = useQuery(scorecardQuery(submissionId));
  if (data === undefined) return null;
  const { others, givenCount } = data;
  if (others.state === 'hidden')
    return (
      <span title={messages.besideHiddenTitle} className="text-ink-faint">
        {givenCount === 0 ? messages.besideNone : messages.besideHidden}
      </span>
    );
  if (others.averages === null) return <span className="text-ink-faint">{messages.besideNone}</span>;
  const { overall } = others.averages;
  return (
    <StarNumber
      stars={overall}
      label={messages.averageOf({ stars: shownStars(overall), count: givenCount })}
    />
  );
}
