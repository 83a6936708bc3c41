import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses } from './control-classes.ts';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...rest}
      rows={rows}
      className={classNames(controlClasses, 'resize-y px-3 py-2 read-only:bg-sunken', className)}
    />
  );
}
