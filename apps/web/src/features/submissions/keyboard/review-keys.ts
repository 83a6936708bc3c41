import { keyMessages } from '../messages.ts';

export type KeyAction = keyof typeof keyMessages.names;

type Key = {
  action: KeyAction;
  /** Values of `KeyboardEvent.key`, in lower case. */
  keys: readonly string[];
  withShift?: boolean;
  /** The label in the list of keys, if it differs from the key. */
  shown?: readonly string[];
};

/** Every shortcut of the page, in the order of the list; `score` has the pressed digit. */
export const watchKeys: readonly Key[] = [
  { action: 'playOrPause', keys: [' ', 'k'], shown: ['Space', 'K'] },
  { action: 'back', keys: ['arrowleft'], shown: ['←'] },
  { action: 'forward', keys: ['arrowright'], shown: ['→'] },
  { action: 'previousAnswer', keys: ['arrowleft'], withShift: true, shown: ['Shift ←'] },
  { action: 'nextAnswer', keys: ['arrowright'], withShift: true, shown: ['Shift →'] },
  { action: 'slower', keys: ['['] },
  { action: 'faster', keys: [']'] },
  { action: 'captions', keys: ['c'] },
  { action: 'skipSilences', keys: ['s'] },
  { action: 'mute', keys: ['m'] },
  { action: 'pictureInPicture', keys: ['p'] },
  { action: 'fullscreen', keys: ['f'] },
];

export const reviewKeys: readonly Key[] = [
  { action: 'nextCandidate', keys: ['j'] },
  { action: 'previousCandidate', keys: ['h'] },
  { action: 'score', keys: ['1', '2', '3', '4', '5'], shown: ['1', '…', '5'] },
  { action: 'note', keys: ['n'] },
  { action: 'transcript', keys: ['t'] },
  { action: 'scorecard', keys: ['e'] },
  { action: 'approve', keys: ['a'] },
  { action: 'reject', keys: ['r'] },
  { action: 'help', keys: ['?'] },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key; undefined for one that belongs to the browser. */
export function actionOf(pressed: Pressed): KeyAction | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const key = pressed.key.toLowerCase();
  return [...watchKeys, ...reviewKeys].find(
    // Modifiers for a symbol such as "?" depend on the keyboard layout.
    ({ keys, withShift = false }) =>
      keys.includes(key) && (withShift === pressed.shiftKey || !/^([a-z]|arrow\w+| )$/.test(key)),
  )?.action;
}
