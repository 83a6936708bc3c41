import { type BillingCycle, isUpgrade, type PlanName, type PlanState, plans } from '@nimble/contracts/plans';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/formats.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { plansMessages as messages } from './messages.ts';
import { PlanEffects } from './plan-effects.tsx';
import { useChoosePlan } from './plans.queries.ts';

type DialogProps = { state: PlanState; plan: PlanName; billing: BillingCycle; onClose: () => void };

/** Asks before another plan is chosen; for a smaller one, says all that it changes. */
export function ChangeDialog({ state, plan, billing, onClose }: DialogProps) {
  const choosing = useChoosePlan();
  const { name } = plans[plan];
  const isDowngrade = isUpgrade(plan, state.plan);
  const isConfirmed = plan === state.plan && state.chosenAt === null;

  function choose(): void {
    choosing.mutate(
      { plan, billing },
      {
        onSuccess: ({ checkout }) => {
          if (checkout !== null) {
            location.assign(checkout);
            return;
          }
          const isKept = plan === state.plan && state.next !== null;
          if (isConfirmed || isKept) toast.success(messages.kept(name));
          else toast.success(isDowngrade ? messages.downgraded(name) : messages.upgraded(name));
        },
        onError: (error) => toast.error(messageOf(error, messages.failed)),
        // Until the provider's page is there, the dialog stays.
        onSettled: (answer) => answer?.checkout == null && onClose(),
      },
    );
  }

  const wording = isConfirmed ? confirming(plan) : isDowngrade ? downgrading(plan, state) : upgrading(plan);
  return (
    <ConfirmDialog
      open
      {...wording}
      cancelLabel={messages.cancel}
      pending={choosing.isPending}
      onConfirm={choose}
      onCancel={onClose}
    >
      {isDowngrade && (
        // Reached by the keyboard, because it can be longer than the window.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div tabIndex={0} role="region" aria-label={messages.changesLabel} className="outline-offset-2">
          <PlanEffects plan={plan} />
        </div>
      )}
    </ConfirmDialog>
  );
}

/** The plan that the company has, chosen for the first time. */
function confirming(plan: PlanName) {
  const { name, limits } = plans[plan];
  return {
    title: messages.confirmTitle(name),
    description: messages.confirmText(limits.retention),
    confirmLabel: messages.choose(name),
  };
}

function downgrading(plan: PlanName, { cycleEndsAt }: PlanState) {
  const { name } = plans[plan];
  return {
    title: messages.downgradeTitle(name),
    description: messages.downgradeText(name, formatDate(cycleEndsAt)),
    confirmLabel: messages.downgrade(name),
  };
}

function upgrading(plan: PlanName) {
  const { name } = plans[plan];
  return {
    title: messages.upgradeTitle(name),
    description: messages.upgradeText,
    confirmLabel: messages.upgrade(name),
  };
}
