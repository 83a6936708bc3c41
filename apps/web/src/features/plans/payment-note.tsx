import type { PlanState } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../lib/formats.ts';
import { plansMessages as messages } from './messages.ts';
import { planQuery } from './plans.queries.ts';

const lookEveryMilliseconds = 2000;
const lookForMilliseconds = 60_000;

/** The result of a payment: after the provider's page, and after a failure. */
export function PaymentNote({ state }: { state: PlanState }) {
  const [search] = useSearchParams();
  const payment = search.get('payment');
  const { paymentFailedAt } = state;
  if (paymentFailedAt !== null) {
    return (
      <p
        role="alert"
        className="rounded-control border border-danger-line bg-danger-soft px-4 py-2.5 text-danger-ink"
      >
        {messages.paymentFailed({ day: formatDate(paymentFailedAt) })}
      </p>
    );
  }
  if (payment === 'made') return <Paid />;
  if (payment === 'canceled') return <Note text={messages.paymentCanceled} />;
  return null;
}

/** The provider notifies the server; until then the page polls, for a minute. */
function Paid() {
  const [isLooking, setLooking] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLooking(false), lookForMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  useQuery({ ...planQuery, refetchInterval: isLooking ? lookEveryMilliseconds : false });
  return <Note text={messages.paymentMade} />;
}

function Note({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="rounded-control border border-info-line bg-info-soft px-4 py-2.5 text-info-ink"
    >
      {text}
    </p>
  );
}
