import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { uiMessages } from '../messages.ts';
import { Input } from './input.tsx';

export type CopyFieldProps = {
  label: string;
  value: string;
  onCopied?: () => void;
  /** The browser refused; the text is selected to be copied by hand. */
  onDenied?: () => void;
};

/** A text to copy, such as a link. */
export function CopyField({ label, value, onCopied, onDenied }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopied?.();
    } catch {
      field.current?.focus();
      field.current?.select();
      onDenied?.();
    }
  }
  return (
    <div className="flex gap-2">
      <div className="min-w-0 flex-1">
        <Input
          ref={field}
          readOnly
          aria-label={label}
          value={value}
          onFocus={(event) => event.target.select()}
          className="text-ellipsis font-mono text-sm"
        />
      </div>
      <Button icon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
        {copied ? uiMessages.copied : uiMessages.copy}
      </Button>
    </div>
  );
}
