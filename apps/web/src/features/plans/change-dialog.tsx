import type { BillingCycle, PlanName, PlanState } from '@nimble/contracts/plans';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { wordsOf } from './change-words.ts';
import { plansMessages as messages } from './messages.ts';
import { choiceOf } from './plan-choice.ts';
import { PlanEffects } from './plan-effects.tsx';
import { useChoosePlan } from './plans.queries.ts';

type DialogProps = { state: PlanState; plan: PlanName; billing: BillingCycle; onClose: () => void };

/** Asks before another plan is chosen; for a smaller one, lists all its effects. */
export function ChangeDialog({ state, plan, billing, onClose }: DialogProps) {
  const choosing = useChoosePlan();
  const kind = choiceOf(state, plan, billing);
  const { title, text, confirm, done } = wordsOf(kind, { state, plan, billing });

  function choose(): void {
    choosing.mutate(
      { plan, billing: kind === 'keep' ? state.billing : billing },
      {
        onSuccess: ({ checkout }) => {
          if (checkout === null) toast.success(done);
          else location.assign(checkout);
        },
        onError: (error) => toast.error(messageOf(error, messages.failed)),
        // The dialog stays until the provider's page is loaded.
        onSettled: (answer) => answer?.checkout == null && onClose(),
      },
    );
  }

  return (
    <ConfirmDialog
      open
      title={title}
      description={text}
      confirmLabel={confirm}
      pending={choosing.isPending}
      onConfirm={choose}
      onCancel={onClose}
    >
      {kind === 'downgrade' && (
        // Reached by the keyboard, because it can be longer than the window.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div tabIndex={0} role="region" aria-label={messages.changesLabel} className="outline-offset-2">
          <PlanEffects plan={plan} />
        </div>
      )}
    </ConfirmDialog>
  );
}
