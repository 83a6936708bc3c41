import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useTutorial } from '../../shared/onboarding/use-tutorial.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { workspaceMessages as messages } from './messages.ts';

type Tutorial = ComponentType<{ onClose: () => void }>;

/**
 * The tutorial, whose code loads only once it opens: most people have closed it for good. Code that cannot be loaded
 * leaves the page and what is typed in it, which `lazy` would replace by an error.
 */
export function TutorialOnDemand() {
  const { isOpen, close } = useTutorial(useCurrentUser().id);
  const [Tutorial, setTutorial] = useState<Tutorial | null>(null);
  const fail = useEffectEvent(() => {
    close();
    toast.error(messages.tutorialFailed);
  });
  useEffect(() => {
    if (!isOpen) return;
    import('../../features/onboarding/index.ts').then(
      (loaded) => setTutorial(() => loaded.Tutorial),
      () => fail(),
    );
  }, [isOpen]);
  return isOpen && Tutorial !== null ? <Tutorial onClose={close} /> : null;
}
