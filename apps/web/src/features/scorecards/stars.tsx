import { Star } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

/** Stars of one rating, or a mean of them, as one number and one star. */
export function StarNumber({ stars, label }: { stars: number; label?: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-1 font-medium tabular-nums">
      <span aria-hidden={label !== undefined}>{shownStars(stars)}</span>
      <Star aria-hidden className="size-3.5 fill-warning text-warning" />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}

/** Whole stars stay whole: `4`, `3.5`, `4.3`. */
export function shownStars(stars: number): string {
  return String(Math.round(stars * 10) / 10);
}

export function starClasses(isFilled: boolean): string {
  return classNames('size-5 transition-colors', isFilled ? 'fill-warning text-warning' : 'text-control');
}
