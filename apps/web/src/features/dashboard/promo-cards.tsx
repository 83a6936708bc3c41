import { GraduationCap, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { useOnboardingFlag } from '../../shared/onboarding/flags.ts';
import { openTutorial } from '../../shared/onboarding/tutorial.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { dashboardMessages } from './messages.ts';
import { Recommendations } from './recommendations.tsx';
import { useRecommendationsAccess } from './use-recommendations-access.ts';

/** Hidden once the training is done; the menu keeps it. */
export function TrainingCard() {
  const messages = dashboardMessages.training;
  const isDone = useOnboardingFlag(useCurrentUser().id, 'tutorialCompleted');
  if (isDone) return null;
  return (
    <Promo
      icon={<GraduationCap />}
      title={messages.title}
      text={messages.text}
      action={<Button onClick={openTutorial}>{messages.action}</Button>}
    />
  );
}

/** Offers what the plan does not include; nothing until the plan is loaded. */
export function RecommendationsCard() {
  const messages = dashboardMessages.recommendations;
  const access = useRecommendationsAccess();
  const maySeeCandidates = usePermission('submission', 'view');
  if (access === 'loading' || access === 'unused' || access === undefined) return null;
  if (access === 'enabled' && !maySeeCandidates) return null;
  return (
    <Promo
      icon={<Sparkles />}
      title={messages.title}
      text={messages[access]}
      action={access === 'upgradable' && <ButtonLink to="/plans">{messages.action}</ButtonLink>}
    >
      {access === 'enabled' && <Recommendations />}
    </Promo>
  );
}

type PromoProps = { icon: ReactNode; title: string; text: string; action: ReactNode; children?: ReactNode };

function Promo({ icon, title, text, action, children }: PromoProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'flex flex-1 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-brand-line bg-brand-soft p-card',
        children ? 'basis-full' : 'basis-72',
      )}
    >
      <span className="text-brand-ink [&_svg]:size-6">{icon}</span>
      <div className="min-w-48 flex-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
      </div>
      {action}
      {children}
    </section>
  );
}
