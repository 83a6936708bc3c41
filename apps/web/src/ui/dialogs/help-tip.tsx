import { Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import { uiMessages } from '../messages.ts';
import { Popover } from './popover.tsx';

export type HelpTipProps = {
  /** The name of what the text explains. */
  about: string;
  text: string;
};

/** A one-line help text: on hovering, as the button's description for screen readers, and on a press. */
export function HelpTip({ about, text }: HelpTipProps) {
  const label = uiMessages.about({ name: about });
  return (
    <Popover label={label} trigger={<InfoButton aria-label={label} title={text} />}>
      {text}
    </Popover>
  );
}

/** Opens an explanation of what it stands beside. */
export function InfoButton(props: Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'>) {
  return (
    <button
      {...props}
      type="button"
      className="-my-1 inline-flex size-6 shrink-0 items-center justify-center rounded-full align-middle text-ink-faint transition-colors hover:text-ink print:hidden"
    >
      <Info aria-hidden className="size-3.5" />
    </button>
  );
}
