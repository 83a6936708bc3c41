import { companyPermissions, type PlanState, plans, plansPagePermissions } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useOnePermission } from '../../lib/current-user.ts';
import { formatDate } from '../../lib/formats.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RetentionNotice } from './company-notices.tsx';
import { KeptSection } from './kept-section.tsx';
import { plansMessages as messages } from './messages.ts';
import { PaymentNote } from './payment-note.tsx';
import { ComingEffects } from './plan-effects.tsx';
import { planQuery } from './plans.queries.ts';
import { Prices } from './prices.tsx';
import { UsageCard } from './usage.tsx';

/** Pricing & Plans. */
export function PlansPage() {
  const plan = useQuery(planQuery);
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-28" />
      <Skeleton className="mt-4 h-80" />
    </Loading>
  );
  return (
    <Loaded query={plan} skeleton={skeleton} failed={messages.loadFailed}>
      {(state) => <Plans state={state} />}
    </Loaded>
  );
}

/** Each part for people who may see it. */
function Plans({ state }: { state: PlanState }) {
  const maySeePlan = useOnePermission(plansPagePermissions.plan);
  const maySeePrices = useOnePermission(plansPagePermissions.prices);
  const mayDecide = useOnePermission(companyPermissions);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter">
      {maySeePlan && (
        <>
          <PaymentNote state={state} />
          <RetentionNotice />
          <Standing state={state} />
        </>
      )}
      {mayDecide && <Coming state={state} />}
      {mayDecide && <KeptSection />}
      {(maySeePlan || state.usage.storage !== null) && <UsageCard state={state} />}
      {mayDecide && <OldSubmissions />}
      {maySeePrices && <Prices state={state} mayChoose={mayDecide} />}
    </div>
  );
}

function OldSubmissions() {
  return (
    <p>
      <Link to="/plans/retention" className="font-medium text-brand-ink underline">
        {messages.oldSubmissions}
      </Link>
    </p>
  );
}

/** The current plan, and the pending one. */
function Standing({ state }: { state: PlanState }) {
  const notes = [
    !state.isEnforced && messages.notEnforced,
    state.isEnforced && state.trialEndsAt === null && state.chosenAt === null && messages.notChosen,
    state.isEnforced && state.trialEndsAt !== null && messages.trial({ day: formatDate(state.trialEndsAt) }),
    state.next !== null &&
      messages.next({ plan: plans[state.next.plan].name, day: formatDate(state.next.at) }),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="rounded-control border border-info-line bg-info-soft px-4 py-2.5 text-info-ink">
      {note}
    </p>
  ));
}

/** Effects of a pending smaller plan. */
function Coming({ state: { isEnforced, next, trialEndsAt } }: { state: PlanState }) {
  if (!isEnforced) return null;
  if (next !== null) return <ComingEffects plan={next.plan} day={formatDate(next.at)} />;
  return trialEndsAt === null ? null : <ComingEffects plan="starter" day={formatDate(trialEndsAt)} />;
}
