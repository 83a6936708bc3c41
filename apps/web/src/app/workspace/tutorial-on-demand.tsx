import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useTutorial } from '../../shared/onboarding/use-tutorial.ts';

const Tutorial = lazy(async () => ({
  default: (await import('../../features/onboarding/index.ts')).Tutorial,
}));

/** The tutorial, whose code loads only once it opens: most people have closed it for good. */
export function TutorialOnDemand() {
  const { isOpen, close } = useTutorial(useCurrentUser().id);
  return isOpen ? (
    <Suspense fallback={null}>
      <Tutorial onClose={close} />
    </Suspense>
  ) : null;
}
