import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onboardingFlags } from './flags.ts';
import { onTutorialWanted } from './tutorial.ts';

/** Delay before the tutorial opens: 1 s. */
const delayMilliseconds = 1000;

/**
 * Whether the tutorial is open. It opens on request, and by itself once: on the dashboard, a second after it loaded,
 * and never over another open dialog.
 */
export function useTutorial(userId: number): { isOpen: boolean; close: () => void } {
  const isDashboard = useLocation().pathname === '/dashboard';
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => onTutorialWanted(() => setIsOpen(true)), []);
  useEffect(() => {
    if (!isDashboard || onboardingFlags(userId).tutorialCompleted === true) return;
    const timer = setInterval(() => {
      if (isSomethingOpen()) return;
      clearInterval(timer);
      setIsOpen(true);
    }, delayMilliseconds);
    return () => clearInterval(timer);
  }, [userId, isDashboard]);
  return { isOpen, close: () => setIsOpen(false) };
}

/** A dialog, a menu or a list of choices. */
function isSomethingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
