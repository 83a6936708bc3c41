import {
  annualSaving,
  type BillingCycle,
  type PlanName,
  type PlanState,
  planNames,
  plans,
} from '@nimble/contracts/plans';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatList } from '../../lib/formats.ts';
import { SegmentedControl } from '../../ui/buttons/segmented-control.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ContactSalesDialog, SalesBanner } from './contact-sales.tsx';
import { plansMessages as messages } from './messages.ts';
import { PlanCards } from './plan-cards.tsx';

/** Prices and features of the plans, and the buttons to change. */
export function Prices({ state, mayChoose }: { state: PlanState; mayChoose: boolean }) {
  const [billing, setBilling] = useState<BillingCycle>(state.billing);
  const [chosen, setChosen] = useState<PlanName | null>(null);
  const [isContacting, setContacting] = useState(false);
  const contact = () => setContacting(true);
  return (
    <>
      <CycleChoice mayChoose={mayChoose} billing={billing} onChange={setBilling} />
      <PlanCards
        state={state}
        billing={billing}
        mayChoose={mayChoose}
        onChoose={setChosen}
        onContact={contact}
      />
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
      <SalesBanner state={state} onContact={contact} />
      {chosen !== null && (
        <ChangeDialog state={state} plan={chosen} billing={billing} onClose={() => setChosen(null)} />
      )}
      {isContacting && <ContactSalesDialog onClose={() => setContacting(false)} />}
    </>
  );
}

/** Each plan saves another share, so that none is claimed for all. */
const savings = planNames.flatMap((name) => {
  const saving = annualSaving(plans[name]);
  return saving === null ? [] : [{ plan: plans[name].name, percent: saving.percent }];
});

type CycleProps = { mayChoose: boolean; billing: BillingCycle; onChange: (billing: BillingCycle) => void };

function CycleChoice({ mayChoose, billing, onChange }: CycleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">{mayChoose ? messages.intro : messages.readOnly}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="green">
          {messages.save({ savings: formatList(savings.map(messages.savingOn), 'unit') })}
        </Badge>
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
