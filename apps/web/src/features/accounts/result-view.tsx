import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = {
  icon: ReactNode;
  tone?: 'good' | 'bad';
  title: string;
  subtitle?: string;
  text: string;
  children: ReactNode;
};

/** The result, with the next step. Takes the focus, because it replaces the pressed button. */
export function ResultView({ icon, tone = 'good', title, subtitle, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="animate-rise">
      <span
        className={classNames(
          'mb-5 grid size-12 place-items-center rounded-full border [&_svg]:size-6',
          tone === 'good'
            ? 'border-brand-line bg-brand-soft text-brand-ink'
            : 'border-warning-line bg-warning-soft text-warning-ink',
        )}
      >
        {icon}
      </span>
      <h1 ref={heading} id="page-title" tabIndex={-1} className="font-semibold text-2xl outline-none">
        {title}
      </h1>
      {subtitle !== undefined && <p className="mt-1 font-medium text-lg">{subtitle}</p>}
      <p className="mt-2 text-ink-soft">{text}</p>
      <div className="mt-7 grid gap-2">{children}</div>
    </div>
  );
}
