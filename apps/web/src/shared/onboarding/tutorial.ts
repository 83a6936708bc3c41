/** The window's event that requests the tutorial. */
const tutorialWanted = 'tutorial-wanted';

export function openTutorial(): void {
  window.dispatchEvent(new Event(tutorialWanted));
}

/** @returns ends the listening */
export function onTutorialWanted(listener: () => void): () => void {
  window.addEventListener(tutorialWanted, listener);
  return () => window.removeEventListener(tutorialWanted, listener);
}
