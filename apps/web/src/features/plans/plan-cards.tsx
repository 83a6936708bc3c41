import {
  annualSaving,
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
import { ContactButton } from './contact-sales.tsx';
import { plansMessages as messages } from './messages.ts';
import { choiceOf, type PlanChoiceKind } from './plan-choice.ts';

type Props = {
  state: PlanState;
  billing: BillingCycle;
  mayChoose: boolean;
  onChoose: (plan: PlanName) => void;
  onContact: () => void;
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

function PlanCard({ plan, ...props }: Props & { plan: Plan }) {
  const { state, billing, mayChoose } = props;
  const price = billing === 'annual' ? plan.annualPrice : plan.monthlyPrice;
  const isCurrent = plan.id === state.plan;
  const isPopular = plan.id === 'growth';
  return (
    <li
      className={classNames(
        // Its parts stand as high as those of the cards beside it.
        'grid gap-4 rounded-card border bg-surface p-card lg:grid-rows-subgrid',
        mayChoose ? 'lg:row-span-5' : 'lg:row-span-4',
        isPopular ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <h3 className="font-semibold text-lg">{plan.name}</h3>
        {isPopular && <Badge tone="green">{messages.popular}</Badge>}
        {isCurrent && <Badge tone="blue">{messages.current}</Badge>}
      </div>
      <p className="text-ink-soft">{messages.descriptions[plan.id]}</p>
      <div>
        <p className="font-semibold text-3xl tabular-nums">
          {price === null ? (
            <span className="text-2xl">{messages.callForPricing}</span>
          ) : (
            <>
              {messages.price({ dollars: price, per: '' })}
              <span className="font-normal text-base text-ink-soft">
                {billing === 'annual' ? messages.perYear : messages.perMonth}
              </span>
            </>
          )}
        </p>
        {billing === 'annual' && <Saving plan={plan} />}
      </div>
      <ul className="grid content-start gap-2">
        {messages.features[plan.id].map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
            {feature}
          </li>
        ))}
      </ul>
      {mayChoose && <Choice {...props} plan={plan} />}
    </li>
  );
}

function Saving({ plan }: { plan: Plan }) {
  const saving = annualSaving(plan);
  if (saving === null) return null;
  return (
    <p className="mt-1 text-brand-ink text-sm">
      {messages.saving({ dollars: saving.dollars, percent: saving.percent })}
    </p>
  );
}

function Choice({ state, plan, billing, onChoose, onContact }: Omit<Props, 'mayChoose'> & { plan: Plan }) {
  const choice = choiceOf(state, plan.id, billing);
  if (choice === 'contact') return <ContactButton state={state} onContact={onContact} />;
  return (
    <Button
      variant={isUpgrade(state.plan, plan.id) ? 'primary' : 'secondary'}
      disabled={choice === 'current' || state.next?.plan === plan.id}
      onClick={() => onChoose(plan.id)}
    >
      {labels[choice]({ plan: plan.name, billing })}
    </Button>
  );
}

const labels: Record<
  Exclude<PlanChoiceKind, 'contact'>,
  (values: { plan: string; billing: BillingCycle }) => string
> = {
  current: () => messages.current,
  keep: messages.keep,
  choose: messages.choose,
  bill: ({ billing }) => messages.bill[billing],
  upgrade: messages.upgrade,
  downgrade: messages.downgrade,
};
