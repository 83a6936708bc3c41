import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { wizardMessages } from '../messages.ts';

type Props = {
  /** From 1 to 3. */
  step: 1 | 2 | 3;
  title: string;
  subtitle: string;
  size?: 'medium' | 'large';
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of each step: what it is called and how far one has come. */
export function WizardStep({ step, title, subtitle, size = 'large', footer, onClose, children }: Props) {
  const label = wizardMessages.step(step);
  return (
    <Modal open onClose={onClose} title={title} description={subtitle} size={size} footer={footer}>
      <div className="mb-5 flex items-center gap-3">
        <span className="shrink-0 font-medium text-brand-ink text-sm tabular-nums">{label}</span>
        <ProgressBar label={label} percent={(step / 3) * 100} />
      </div>
      {children}
    </Modal>
  );
}
