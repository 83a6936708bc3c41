/** The window's event that requests the tutorial, which listens to it. */
export const tutorialWanted = 'tutorial-wanted';

export function openTutorial(): void {
  window.dispatchEvent(new Event(tutorialWanted));
}
