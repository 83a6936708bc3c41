import { Info } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { uiMessages } from './messages.ts';
import { Popover } from './popover.tsx';

export type HelpTipProps = {
  /** The name of what the text explains. */
  about: string;
  text: string;
};

/** One line about what stands beside it: on hovering, for readers as the button's description, and on a press. */
export function HelpTip({ about, text }: HelpTipProps) {
  const label = uiMessages.about(about);
  return (
    <Popover
      label={label}
      trigger={
        <IconButton
          label={label}
          title={text}
          icon={<Info />}
          className="-my-1.5 size-6 align-middle text-ink-faint print:hidden [&_svg]:size-3.5"
        />
      }
    >
      {text}
    </Popover>
  );
}
