import { type PlanLimits, planNames, plans } from '@nimble/contracts/plans';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/formats.ts';
import { Card } from '../../ui/figures/card.tsx';
import { plansMessages as messages } from './messages.ts';

const { rows } = messages;
const gigabyte = 1024 ** 3;

/** The features of each plan, in rows. */
export function ComparisonTable() {
  return (
    <Card title={messages.comparison} flush>
      {/* Focusable for the keyboard, because on a phone it is wider than the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={messages.comparison}>
        <table className="w-full text-start max-sm:text-sm">
          <thead>
            <tr className="border-line border-b text-ink-soft text-sm">
              <th scope="col" className="px-card py-2.5 font-medium">
                {messages.feature}
              </th>
              {planNames.map((name) => (
                <th key={name} scope="col" className="px-4 py-2.5 font-medium max-sm:px-2">
                  {plans[name].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {linesOfPlans().map(([label, cells]) => (
              <tr key={label}>
                <th scope="row" className="px-card py-2.5 font-normal max-sm:pe-2">
                  {label}
                </th>
                {planNames.map((name, index) => (
                  <td key={name} className="px-4 py-2.5 tabular-nums max-sm:px-2">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** Each with its name and a cell for each plan. */
function linesOfPlans(): [string, ReactNode[]][] {
  const limited = (read: (limits: PlanLimits) => ReactNode) =>
    planNames.map((name) => read(plans[name].limits));
  const count = (amount: number | null) => (amount === null ? messages.unlimited : formatNumber(amount));
  const mark = (isIncluded: boolean) => <Mark isIncluded={isIncluded} />;
  return [
    [rows.jobs, limited(({ jobs }) => count(jobs))],
    [rows.submissions, limited(({ submissions }) => count(submissions))],
    [rows.users, limited(({ users }) => users ?? messages.manyUsers)],
    [rows.storage, limited(({ storage }) => messages.gigabytes({ amount: (storage ?? 0) / gigabyte }))],
    [rows.retention, limited(({ retention }) => messages.days({ amount: retention }))],
    [rows.insights, limited(({ insights }) => mark(insights))],
    [rows.branding, limited(({ branding }) => mark(branding))],
    [rows.whiteLabel, limited(({ whiteLabel }) => mark(whiteLabel))],
    [rows.api, limited(({ api }) => mark(api))],
    [rows.manager, planNames.map((name) => mark(name === 'enterprise'))],
  ];
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  return (
    <>
      {isIncluded ? (
        <Check aria-hidden className="size-4 text-brand-ink" />
      ) : (
        <Minus aria-hidden className="size-4 text-ink-faint" />
      )}
      <span className="sr-only">{isIncluded ? messages.included : messages.notIncluded}</span>
    </>
  );
}
