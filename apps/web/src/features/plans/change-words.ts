import { type BillingCycle, type PlanName, type PlanState, plans } from '@nimble/contracts/plans';
import { formatDate } from '../../lib/formats.ts';
import { plansMessages as messages } from './messages.ts';
import type { PlanChoiceKind } from './plan-choice.ts';

type Words = { title: string; text: string; confirm: string; done: string };
type Choice = { state: PlanState; plan: PlanName; billing: BillingCycle };

/** The question before a choice, and the message after it. */
export function wordsOf(kind: PlanChoiceKind, choice: Choice): Words {
  const { name } = plans[choice.plan];
  switch (kind) {
    case 'keep':
      return keeping(choice);
    case 'bill':
      return billingOtherwise(choice);
    case 'downgrade':
      return {
        title: messages.downgradeTitle({ plan: name }),
        text: messages.downgradeText({ plan: name, day: formatDate(choice.state.cycleEndsAt) }),
        confirm: messages.downgrade({ plan: name }),
        done: messages.downgraded({ plan: name }),
      };
    case 'upgrade':
      return {
        title: messages.upgradeTitle({ plan: name }),
        text: messages.upgradeText,
        confirm: messages.upgrade({ plan: name }),
        done: messages.upgraded({ plan: name }),
      };
    default:
      return {
        title: messages.confirmTitle({ plan: name }),
        text: messages.confirmText({ days: plans[choice.plan].limits.retention }),
        confirm: messages.choose({ plan: name }),
        done: messages.kept({ plan: name }),
      };
  }
}

function keeping({ state: { next, cycleEndsAt }, plan }: Choice): Words {
  const { name } = plans[plan];
  const other = plans[next?.plan ?? plan].name;
  return {
    title: messages.keepTitle({ plan: name }),
    text: messages.keepText({ next: other, day: formatDate(next?.at ?? cycleEndsAt) }),
    confirm: messages.keep({ plan: name }),
    done: messages.kept({ plan: name }),
  };
}

function billingOtherwise({ plan, billing }: Choice): Words {
  const { name, monthlyPrice, annualPrice } = plans[plan];
  const price =
    billing === 'annual'
      ? messages.price({ dollars: annualPrice ?? 0, per: messages.perYear })
      : messages.price({ dollars: monthlyPrice ?? 0, per: messages.perMonth });
  return {
    title: messages.billTitle[billing],
    text: messages.billText({ plan: name, price }),
    confirm: messages.bill[billing],
    done: messages.billed[billing],
  };
}
