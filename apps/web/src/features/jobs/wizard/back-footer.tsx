import { Button } from '../../../ui/buttons/button.tsx';
import { wizardMessages } from '../messages.ts';

export function BackFooter({ onBack, disabled = false }: { onBack: () => void; disabled?: boolean }) {
  return (
    <Button onClick={onBack} disabled={disabled} className="me-auto">
      {wizardMessages.back}
    </Button>
  );
}
