import { GraduationCap, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { openTutorial } from '../../lib/tutorial.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { dashboardMessages } from './messages.ts';
import { useRecommendationsAccess } from './use-recommendations-access.ts';

export function TrainingCard() {
  const messages = dashboardMessages.training;
  return (
    <Promo
      icon={<GraduationCap />}
      title={messages.title}
      text={messages.text}
      action={<Button onClick={openTutorial}>{messages.action}</Button>}
    />
  );
}

export function RecommendationsCard() {
  const messages = dashboardMessages.recommendations;
  const access = useRecommendationsAccess();
  return (
    <Promo
      icon={<Sparkles />}
      title={messages.title}
      text={messages[access]}
      action={access === 'upgradable' && <ButtonLink to="/plans">{messages.action}</ButtonLink>}
    />
  );
}

type PromoProps = { icon: ReactNode; title: string; text: string; action: ReactNode };

function Promo({ icon, title, text, action }: PromoProps) {
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-brand-line bg-brand-soft p-card">
      <span className="text-brand-ink [&_svg]:size-6">{icon}</span>
      <div className="min-w-48 flex-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
      </div>
      {action}
    </section>
  );
}
