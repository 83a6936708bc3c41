import { type BillingCycle, type PlanName, type PlanState, plans } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { formatDate } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../ui/buttons/segmented-control.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { RetentionNotice } from './company-notices.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { KeptSection } from './kept-section.tsx';
import { plansMessages as messages } from './messages.ts';
import { PaymentNote } from './payment-note.tsx';
import { PlanCards } from './plan-cards.tsx';
import { ComingEffects } from './plan-effects.tsx';
import { planQuery } from './plans.queries.ts';
import { UsageCard } from './usage.tsx';

/** Pricing & Plans (spec 2 §2, §9). */
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

function Plans({ state }: { state: PlanState }) {
  const [billing, setBilling] = useState<BillingCycle>(state.billing);
  const [chosen, setChosen] = useState<PlanName | null>(null);
  const mayChoose = usePermission('company', 'update');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter">
      <PaymentNote state={state} />
      <RetentionNotice />
      <Standing state={state} />
      {mayChoose && <Coming state={state} />}
      {mayChoose && <KeptSection />}
      <UsageCard usage={state.usage} />
      <OldSubmissions />
      <CycleChoice mayChoose={mayChoose} billing={billing} onChange={setBilling} />
      <PlanCards state={state} billing={billing} mayChoose={mayChoose} onChoose={setChosen} />
      <ComparisonTable />
      <ul className="grid gap-4 md:grid-cols-3">
        {messages.info.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-card">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Questions />
      <Sales />
      {chosen !== null && (
        <ChangeDialog state={state} plan={chosen} billing={billing} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}

type CycleProps = { mayChoose: boolean; billing: BillingCycle; onChange: (billing: BillingCycle) => void };

function CycleChoice({ mayChoose, billing, onChange }: CycleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">{mayChoose ? messages.intro : messages.readOnly}</p>
      <div className="flex items-center gap-3">
        <Badge tone="green">{messages.save}</Badge>
        <SegmentedControl
          label={messages.cycle}
          value={billing}
          options={[
            { value: 'monthly', label: messages.monthly },
            { value: 'annual', label: messages.annual },
          ]}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

function Sales() {
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-brand-line bg-brand-soft p-card">
      <div>
        <h2 className="font-semibold text-lg">{messages.salesTitle}</h2>
        <p className="text-ink-soft">{messages.salesText}</p>
      </div>
      <Button variant="primary" onClick={() => toast.success(messages.salesContacted)}>
        {messages.contact}
      </Button>
    </section>
  );
}

function OldSubmissions() {
  const mayChangePlan = usePermission('plans', 'update');
  const mayChangeCompany = usePermission('company', 'update');
  if (!mayChangePlan && !mayChangeCompany) return null;
  return (
    <p>
      <Link to="/plans/retention" className="font-medium text-brand-ink underline">
        {messages.oldSubmissions}
      </Link>
    </p>
  );
}

/** What is in force, and what comes. */
function Standing({ state }: { state: PlanState }) {
  const notes = [
    !state.isEnforced && messages.notEnforced,
    state.isEnforced && state.trialEndsAt === null && state.chosenAt === null && messages.notChosen,
    state.isEnforced && state.trialEndsAt !== null && messages.trial(formatDate(state.trialEndsAt)),
    state.next !== null && messages.next(plans[state.next.plan].name, formatDate(state.next.at)),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="rounded-control border border-info-line bg-info-soft px-4 py-2.5 text-info-ink">
      {note}
    </p>
  ));
}

/** What a smaller plan that is on its way changes. */
function Coming({ state: { isEnforced, next, trialEndsAt } }: { state: PlanState }) {
  if (!isEnforced) return null;
  if (next !== null) return <ComingEffects plan={next.plan} day={formatDate(next.at)} />;
  return trialEndsAt === null ? null : <ComingEffects plan="starter" day={formatDate(trialEndsAt)} />;
}

function Questions() {
  return (
    <section className="rounded-card border border-line bg-surface">
      <h2 className="border-line border-b px-card py-3 font-semibold">{messages.faqTitle}</h2>
      <div className="divide-y divide-line">
        {messages.faq.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex items-center justify-between gap-3 px-card py-3 font-medium hover:bg-hover">
              {question}
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-card pb-4 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
