import { useState } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { setOnboardingFlags } from '../../shared/onboarding/flags.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { onboardingMessages as messages } from './messages.ts';
import { SampleJob } from './sample-job.tsx';

const steps = ['welcome', 'sample', 'ready'] as const;

/** The tutorial in three steps. Once closed at any of them, it does not open by itself again. */
export function Tutorial({ onClose }: { onClose: () => void }) {
  const { id, displayName, username } = useCurrentUser();
  const [step, setStep] = useState(0);
  const close = () => {
    setOnboardingFlags(id, { tutorialCompleted: true });
    onClose();
  };
  const isLast = step === steps.length - 1;
  const [title, text] = {
    welcome: [messages.welcome({ name: displayName ?? username }), messages.welcomeText],
    sample: [messages.sample, messages.sampleText],
    ready: [messages.ready, messages.readyText],
  }[steps[step] ?? 'ready'];

  return (
    <Modal
      open
      onClose={close}
      title={title}
      description={text}
      footer={
        <>
          <span className="me-auto text-ink-faint text-sm">
            {messages.step({ step: step + 1, steps: steps.length })}
          </span>
          {!isLast && (
            <Button variant="ghost" onClick={close}>
              {messages.skip}
            </Button>
          )}
          {step > 0 && <Button onClick={() => setStep(step - 1)}>{messages.back}</Button>}
          <Button variant="primary" onClick={isLast ? close : () => setStep(step + 1)}>
            {isLast ? messages.finish : step === 0 ? messages.start : messages.next}
          </Button>
        </>
      }
    >
      {steps[step] === 'welcome' && <Points points={messages.welcomeSteps} />}
      {steps[step] === 'sample' && (
        <SampleJob onCreated={() => setOnboardingFlags(id, { sampleJobCreated: true })} />
      )}
      {steps[step] === 'ready' && <Points points={messages.tips} />}
    </Modal>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {points.map((point, index) => (
        <li key={point} className="flex items-start gap-3">
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand-ink text-sm"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{point}</span>
        </li>
      ))}
    </ol>
  );
}
