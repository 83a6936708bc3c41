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

  return (
    <ConfirmDialog
      open
      title={
        isConfirmed
          ? messages.confirmTitle(name)
          : isDowngrade
            ? messages.downgradeTitle(name)
            : messages.upgradeTitle(name)
      }
      description={
        isConfirmed
          ? messages.confirmText(plans[plan].limits.retention)
          : isDowngrade
            ? messages.downgradeText(name, formatDate(state.cycleEndsAt))
            : messages.upgradeText
      }
      confirmLabel={
        isConfirmed ? messages.choose(name) : isDowngrade ? messages.downgrade(name) : messages.upgrade(name)
      }
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
