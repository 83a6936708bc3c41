const controls =
  'button, a[href], input, select, textarea, summary, [role=menuitem], [role=tab], [role=button]';
/** Maximum time and distance of a double click's second half. */
const longestMilliseconds = 500;
const farthestPixels = 8;

type Press = { control: Element | null; time: number; x: number; y: number };

/**
 * A double click belongs to the target of its first click. When the page has changed by the second one, because an
 * answer was quick, that would press whatever is there now: it is ignored. So is a held key on a button.
 */
export function ignoreSecondClicks(): void {
  let first: Press = { control: null, time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event.target);
      if (event.detail > 1) {
        if (control !== first.control) refuse(event);
      } else if (event.detail === 1) {
        first = { control, time: event.timeStamp, x: event.clientX, y: event.clientY };
      }
    },
    { capture: true },
  );
  // Menus open on this event, before the click.
  document.addEventListener(
    'pointerdown',
    (event) => {
      const isSecond =
        event.timeStamp - first.time < longestMilliseconds &&
        Math.hypot(event.clientX - first.x, event.clientY - first.y) < farthestPixels;
      if (isSecond && controlOf(event.target) !== first.control) refuse(event);
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const isButton = event.target instanceof Element && event.target.matches('button, a[href], input');
      if (event.repeat && event.key === 'Enter' && isButton) refuse(event);
    },
    { capture: true },
  );
}

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest(controls);
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
