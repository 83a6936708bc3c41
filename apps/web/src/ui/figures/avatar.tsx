import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { initialsOf } from './initials.ts';

const sizes = {
  small: 'size-7 text-2xs',
  medium: 'size-9 text-xs',
  large: 'size-12 text-base',
  huge: 'size-20 text-2xl',
};

type AvatarProps = { name: string; size?: keyof typeof sizes; src?: string | undefined };

/** A user's picture or initials; the name is beside it, so screen readers skip it. */
export function Avatar({ name, size = 'medium', src }: AvatarProps) {
  /** A missing picture must not leave a hole. */
  const [missing, setMissing] = useState<string>();
  if (src !== undefined && src !== missing) {
    return (
      <img
        src={src}
        alt=""
        onError={() => setMissing(src)}
        className={classNames('shrink-0 rounded-full border border-line object-cover', sizes[size])}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex shrink-0 select-none items-center justify-center rounded-full border border-brand-line',
        'bg-brand-soft font-semibold text-brand-ink tracking-wide',
        sizes[size],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
