import type { Page } from '@playwright/test';

/** From a small phone to a desktop: the narrowest real width of each layout. */
export const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
export type Screen = { readonly width: number; readonly height: number };

/** Layout faults of the current page, at each of these window sizes. */
export async function layoutFaults(page: Page, sizes: readonly Screen[] = screens): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found = await page.evaluate(findFaults);
    faults.push(...found.map((fault) => `${size.width}: ${fault}`));
  }
  return faults;
}

/**
 * Runs in the page, so it cannot use anything outside of itself: finds pages wider than the window, text that overflows
 * its box or is truncated without a full title, and controls covered by something else.
 */
async function findFaults(): Promise<string[]> {
  const root = document.documentElement;
  const tolerance = 1.5;
  const faults = new Set<string>();
  const styleOf = (element: Element) => getComputedStyle(element);
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return `<${element.localName} ${(element.getAttribute('class') ?? '').slice(0, 60)}> ${text}`;
  };
  const ancestors = (element: Element | null): Element[] => {
    const found: Element[] = [];
    for (let each = element; each !== null; each = each.parentElement) found.push(each);
    return found;
  };
  /** Of every element that was looked at: the same ancestors come again and again. */
  const forReaders = new Map<Element, boolean>();
  const isForReaders = (element: Element): boolean => {
    const known = forReaders.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    const isTiny = width <= 1 && height <= 1 && styleOf(element).overflowX !== 'visible';
    const answer = isTiny || (element.parentElement !== null && isForReaders(element.parentElement));
    forReaders.set(element, answer);
    return answer;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"], svg, option, [data-sonner-toaster]') === null &&
    !isForReaders(element);
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY);

  /** No transition is left, and what is placed beside something else has followed it. */
  async function untilStill(): Promise<void> {
    const placed = () =>
      [...document.querySelectorAll('[data-radix-popper-content-wrapper]')]
        .map((each) => JSON.stringify(each.getBoundingClientRect()))
        .join();
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running');
    for (let before: string | undefined; before === undefined || before !== placed(); ) {
      await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
      before = placed();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (moving().length > 0) before = undefined;
    }
  }

  function lookAtWidth(): void {
    if (root.scrollWidth <= root.clientWidth) return;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) =>
        each.getBoundingClientRect().right > root.clientWidth + 1 &&
        isShown(each) &&
        ancestors(each.parentElement).every((around) => styleOf(around).overflowX === 'visible'),
    );
    const causes = wide.filter((each) => !wide.some((other) => other !== each && each.contains(other)));
    faults.add(`the page is ${root.scrollWidth} px wide: ${causes.slice(0, 3).map(nameOf).join(' · ')}`);
  }

  function lookAtText(holder: Element, box: DOMRect): void {
    for (const each of ancestors(holder)) {
      const style = styleOf(each);
      if (each === document.body || scrolls(style)) return;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const around = each.getBoundingClientRect();
      const isTooWide = box.right > around.right + tolerance || box.left < around.left - tolerance;
      const isTooHigh = box.bottom > around.bottom + tolerance || box.top < around.top - tolerance;
      if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
        const isMarked =
          style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
        const isSaid = each.closest('[title]') !== null || each.querySelector('[title]') !== null;
        if ((isTooWide || isTooHigh) && !(isMarked && isSaid)) faults.add(`cut off: ${nameOf(each)}`);
        return;
      }
      if (isTooWide) {
        faults.add(`text leaves its box: ${nameOf(each)}`);
        return;
      }
      if (style.position === 'fixed') return;
    }
  }

  /** Over a picture, where nothing makes room for it by itself. */
  function lookAtTextOverPicture(holder: Element, { left, right, top, height }: DOMRect): void {
    if (!ancestors(holder).some((each) => styleOf(each).position === 'absolute')) return;
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      const hit = document.elementFromPoint(x, top + height / 2);
      if (hit !== null && !hit.contains(holder) && !holder.contains(hit))
        faults.add(`text is covered: ${nameOf(holder)} by ${nameOf(hit)}`);
    }
  }

  function lookAtTexts(): void {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (holder === null || node.textContent?.trim() === '' || !isShown(holder)) continue;
      range.selectNodeContents(node);
      lookAtText(holder, range.getBoundingClientRect());
      lookAtTextOverPicture(holder, range.getBoundingClientRect());
    }
  }

  /** Short choices must be shown completely; a long one has its list. */
  function lookAtChoice(select: HTMLSelectElement): void {
    const style = styleOf(select);
    // It is as wide as what is chosen.
    if (style.getPropertyValue('field-sizing') === 'content') return;
    const context = document.createElement('canvas').getContext('2d');
    const texts = [...select.options].map(({ text }) => text);
    if (context === null || texts.some((text) => text.length > 20)) return;
    // Not its `font`, which is empty where a property that it does not name is set.
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const browsersArrow = style.appearance === 'none' ? 0 : 18;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const longest = Math.max(...texts.map((text) => context.measureText(text).width));
    if (longest > room - browsersArrow + 1)
      faults.add(
        `its choice is cut off: ${nameOf(select)}, ${Math.round(longest)} of ${Math.round(room)} px`,
      );
  }

  function lookWhetherReachable(element: HTMLElement): void {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    // A link over two lines has no point of its own in the middle of both.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    if (left < -1 || left + width > root.clientWidth + 1) {
      faults.add(`out of the window: ${nameOf(element)}`);
      return;
    }
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
    // A message disappears by itself.
    if (hit?.closest('[data-sonner-toaster]')) return;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isReached =
      hit !== null &&
      (element.contains(hit) ||
        (hit.contains(element) && hit.closest('label, a, button') !== null) ||
        labels.some((label) => label.contains(hit)));
    if (!isReached) faults.add(`covered: ${nameOf(element)} by ${hit === null ? 'nothing' : nameOf(hit)}`);
  }

  function lookAtControls(): void {
    const interactive =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider], [role=option]';
    const above = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=listbox]')];
    const within = above.findLast((element) => isShown(element)) ?? document.body;
    for (const element of within.querySelectorAll<HTMLElement>(interactive)) {
      if (!isShown(element) || element.matches(':disabled')) continue;
      if (styleOf(element).pointerEvents === 'none') continue;
      if (element instanceof HTMLSelectElement) lookAtChoice(element);
      lookWhetherReachable(element);
    }
  }

  await untilStill();
  scrollTo(0, 0);
  lookAtWidth();
  lookAtTexts();
  lookAtControls();
  scrollTo(0, 0);
  return [...faults];
}
