/** The window's event that somebody wants the tutorial; whoever shows it listens. */
export const tutorialWanted = 'tutorial-wanted';

export function openTutorial(): void {
  window.dispatchEvent(new Event(tutorialWanted));
}
