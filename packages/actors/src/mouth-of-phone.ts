import type { Mouth } from './face/look.ts';
import type { Phone } from './voice.ts';

const phonesOf: Readonly<Record<Mouth, readonly string[]>> = {
  rest: ['pau', 'm', 'b', 'p'],
  small: ['t', 'd', 's', 'z', 'n', 'ng', 'k', 'g', 'l', 'iy', 'y', 'hh', 'ih', 'th', 'dh'],
  middle: ['eh', 'ey', 'ax', 'ah', 'uh', 'er'],
  wide: ['aa', 'ae', 'ay', 'aw', 'ao'],
  round: ['ow', 'uw', 'oy', 'w', 'r', 'sh', 'zh', 'ch', 'jh'],
  teeth: ['f', 'v'],
};
const mouthOf = new Map(
  Object.entries(phonesOf).flatMap(([mouth, phones]) => phones.map((phone) => [phone, mouth as Mouth])),
);

/** How the mouth stands in each picture. `starts` is when the voice begins, seconds. */
export function mouthsOf(
  phones: readonly Phone[],
  { starts, amount, rate }: { starts: number; amount: number; rate: number },
): Mouth[] {
  let at = 0;
  return Array.from({ length: amount }, (_, index) => {
    // The middle of the time for which a picture is shown.
    const second = (index + 0.5) / rate - starts;
    if (second < 0) return 'rest';
    while (at < phones.length && (phones[at]?.end ?? 0) < second) at += 1;
    return mouthOf.get(phones[at]?.name ?? 'pau') ?? 'small';
  });
}
