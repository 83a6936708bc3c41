import { keyMessages } from './messages.ts';

export type KeyAction = keyof typeof keyMessages.names;

/** Keys by their names (`nameOfKey`); an action with several has a number for each, from 1. */
export type Keys = Readonly<Record<KeyAction, readonly string[]>>;

/** Every key of both pages as it is until a person changes it, in the order of the list. */
export const standardKeys: Keys = {
  playOrPause: [' ', 'k'],
  back: ['arrowleft'],
  forward: ['arrowright'],
  previousAnswer: ['shift+arrowleft'],
  nextAnswer: ['shift+arrowright'],
  slower: ['['],
  faster: [']'],
  captions: ['c'],
  skipSilences: ['s'],
  mute: ['m'],
  pictureInPicture: ['p'],
  fullscreen: ['f'],
  nextCandidate: ['j'],
  previousCandidate: ['h'],
  score: ['1', '2', '3', '4', '5'],
  note: ['n'],
  transcript: ['t'],
  scorecard: ['e'],
  approve: ['a'],
  reject: ['r'],
  undo: ['u'],
  search: ['/'],
  help: ['?'],
};

export const keyActions = Object.keys(standardKeys) as KeyAction[];

/** What is done while watching. */
export const watchActions: readonly KeyAction[] = keyActions.slice(0, keyActions.indexOf('nextCandidate'));
/** What a candidate’s page has besides, which is about the review. */
export const reviewActions: readonly KeyAction[] = keyActions.filter(
  (action) => !watchActions.includes(action) && action !== 'search',
);
/** Those of the list of candidates. The list of keys has its key on both pages. */
export const listActions: readonly KeyAction[] = ['search', 'help'];
export const pageActions: readonly KeyAction[] = [...watchActions, ...reviewActions];

/** Actions that cannot share a key, because a page has them both. */
export const actionsOfPages = [pageActions, listActions];

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a press is called: the sign that it types, or the arrow. Shift makes another key of letters, arrows and Space
 * only: what a sign needs to be typed differs from one keyboard to another. Undefined for what belongs to the browser.
 */
export function nameOfKey(pressed: Pressed): string | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const key = pressed.key.toLowerCase();
  if ([...key].length !== 1 && !/^arrow(left|right|up|down)$/.test(key)) return undefined;
  return pressed.shiftKey && /^(\p{L}|arrow.*| )$/u.test(key) ? `shift+${key}` : key;
}

type Held = { action: KeyAction; number: number };

/** What a key is for on a page with these actions, and which of that action's keys it is, from 1. */
export function actionOf(pressed: Pressed, keys: Keys, actions: readonly KeyAction[]): Held | undefined {
  const name = nameOfKey(pressed);
  return name === undefined ? undefined : holderOf(name, keys, actions);
}

/** Which of these actions has this key. */
export function holderOf(name: string, keys: Keys, actions: readonly KeyAction[]): Held | undefined {
  const action = actions.find((each) => keys[each].includes(name));
  return action && { action, number: keys[action].indexOf(name) + 1 };
}

const signs: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
};

/** As a keyboard shows it. */
export function shownKey(name: string): string {
  const isShifted = name.startsWith('shift+');
  const key = isShifted ? name.slice('shift+'.length) : name;
  const shown = key === ' ' ? keyMessages.space : (signs[key] ?? key.toUpperCase());
  return isShifted ? keyMessages.withShift({ key: shown }) : shown;
}
