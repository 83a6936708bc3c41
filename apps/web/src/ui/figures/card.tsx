import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** At the right end of the title's line. */
  actions?: ReactNode;
  /** Without padding, as for tables and pictures. */
  flush?: boolean;
};

export function Card({ title, actions, flush = false, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={classNames('rounded-card border border-line bg-surface', className)}>
      {(title !== undefined || actions !== undefined) && (
        <header className="flex min-h-12 items-center justify-between gap-3 border-line border-b px-card py-2">
          <h2 className="font-semibold text-base">{title}</h2>
          {actions}
        </header>
      )}
      <div className={classNames(!flush && 'p-card')}>{children}</div>
    </section>
  );
}
