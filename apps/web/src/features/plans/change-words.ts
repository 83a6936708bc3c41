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
        title: messages.downgradeTitle(name),
        text: messages.downgradeText(name, formatDate(choice.state.cycleEndsAt)),
        confirm: messages.downgrade(name),
        done: messages.downgraded(name),
      };
    case 'upgrade':
      return {
        title: messages.upgradeTitle(name),
        text: messages.upgradeText,
        confirm: messages.upgrade(name),
        done: messages.upgraded(name),
      };
    default:
      return {
        title: messages.confirmTitle(name),
        text: messages.confirmText(plans[choice.plan].limits.retention),
        confirm: messages.choose(name),
        done: messages.kept(name),
      };
  }
}

function keeping({ state: { next, cycleEndsAt }, plan }: Choice): Words {
  const { name } = plans[plan];
  const other = plans[next?.plan ?? plan].name;
  return {
    title: messages.keepTitle(name),
    text: messages.keepText(other, formatDate(next?.at ?? cycleEndsAt)),
    confirm: messages.keep(name),
    done: messages.kept(name),
  };
}

function billingOtherwise({ plan, billing }: Choice): Words {
  const { name, monthlyPrice, annualPrice } = plans[plan];
  const price =
    billing === 'annual'
      ? messages.price(annualPrice ?? 0, messages.perYear)
      : messages.price(monthlyPrice ?? 0, messages.perMonth);
  return {
    title: messages.billTitle[billing],
    text: messages.billText(name, price),
    confirm: messages.bill[billing],
    done: messages.billed[billing],
  };
}
