import {
  type BillingCycle,
  isUpgrade,
  type Plan,
  type PlanName,
  type PlanState,
  planNames,
  plans,
} from '@nimble/contracts/plans';
import { Check } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { plansMessages as messages } from './messages.ts';

type Props = {
  state: PlanState;
  billing: BillingCycle;
  mayChoose: boolean;
  onChoose: (plan: PlanName) => void;
};

export function PlanCards(props: Props) {
  return (
    <ul className="grid items-stretch gap-4 lg:grid-cols-3">
      {planNames.map((name) => (
        <PlanCard key={name} {...props} plan={plans[name]} />
      ))}
    </ul>
  );
}

function PlanCard({ state, billing, mayChoose, onChoose, plan }: Props & { plan: Plan }) {
  const price = billing === 'annual' ? plan.annualPrice : plan.monthlyPrice;
  const isCurrent = plan.id === state.plan;
  const isPopular = plan.id === 'growth';
  return (
    <li
      className={classNames(
        'flex flex-col gap-4 rounded-card border bg-surface p-card',
        isPopular ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <h3 className="font-semibold text-lg">{plan.name}</h3>
        {isPopular && <Badge tone="green">{messages.popular}</Badge>}
        {isCurrent && <Badge tone="blue">{messages.current}</Badge>}
      </div>
      <p className="text-ink-soft">{messages.descriptions[plan.id]}</p>
      <p className="font-semibold text-3xl tabular-nums">
        {price === null ? (
          <span className="text-2xl">{messages.callForPricing}</span>
        ) : (
          <>
            ${price.toLocaleString('en')}
            <span className="font-normal text-base text-ink-soft">
              {billing === 'annual' ? messages.perYear : messages.perMonth}
            </span>
          </>
        )}
      </p>
      <ul className="grid flex-1 content-start gap-2">
        {messages.features[plan.id].map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
            {feature}
          </li>
        ))}
      </ul>
      {mayChoose && <Choice state={state} plan={plan} billing={billing} onChoose={onChoose} />}
    </li>
  );
}

function Choice({ state, plan, billing, onChoose }: Omit<Props, 'mayChoose'> & { plan: Plan }) {
  const isCurrent = plan.id === state.plan;
  const isSettled = isCurrent && state.next === null && state.chosenAt !== null && billing === state.billing;
  return (
    <Button
      variant={isUpgrade(state.plan, plan.id) ? 'primary' : 'secondary'}
      disabled={isSettled || state.next?.plan === plan.id}
      onClick={() => onChoose(plan.id)}
    >
      {labelOf(state, plan)}
    </Button>
  );
}

function labelOf(state: PlanState, { id, name }: Plan): string {
  if (id === state.plan) {
    if (state.next !== null) return messages.keep(name);
    return state.chosenAt === null ? messages.choose(name) : messages.current;
  }
  return isUpgrade(state.plan, id) ? messages.upgrade(name) : messages.downgrade(name);
}
