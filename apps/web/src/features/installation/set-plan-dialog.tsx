import type { InstalledCompany } from '@nimble/contracts/installation';
import { billingCycles, isDowngrade, planNames } from '@nimble/contracts/plans';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useSetPlan } from './installation.queries.ts';
import { installationMessages as messages } from './messages.ts';

const planOptions = planNames.map((value) => ({ value, label: messages.plans[value] }));
const billingOptions = billingCycles.map((value) => ({ value, label: messages.billings[value] }));

/** For plans by agreement, such as Enterprise. */
export function SetPlanDialog({ company, onClose }: { company: InstalledCompany; onClose: () => void }) {
  const setting = useSetPlan();
  const [plan, setPlan] = useState(company.plan);
  const [billing, setBilling] = useState(company.billing);
  const { id, name } = company;

  function confirm(): void {
    setting.mutate(
      { id, plan, billing },
      {
        onSuccess: () => {
          toast.success(messages.planSet({ name, plan: messages.plans[plan] }));
          onClose();
        },
        onError: (error) => toast.error(messageOf(error, messages.setPlanFailed)),
      },
    );
  }

  return (
    <ConfirmDialog
      open
      title={messages.setPlanTitle({ name })}
      description={messages.setPlanText}
      confirmLabel={messages.setPlan}
      pending={setting.isPending}
      onConfirm={confirm}
      onCancel={() => !setting.isPending && onClose()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={messages.plan}>
          {(control) => <Select {...control} value={plan} options={planOptions} onChange={setPlan} />}
        </Field>
        <Field label={messages.billing}>
          {(control) => (
            <Select {...control} value={billing} options={billingOptions} onChange={setBilling} />
          )}
        </Field>
      </div>
      {isDowngrade(company.plan, plan) && <p className="mt-3 text-warning-ink">{messages.smallerPlan}</p>}
    </ConfirmDialog>
  );
}
