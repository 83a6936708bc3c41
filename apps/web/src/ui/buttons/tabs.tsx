import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { direction } from '../../lib/language/language.ts';
import { classNames } from '../class-names.ts';
import { useActiveInView } from '../use-active-in-view.ts';

export type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode };

export type TabsProps<Value extends string> = {
  /** Names the tab list for screen readers. */
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
};

/** Longer ones, such as names, may be truncated. */
const longestPlainLabel = 20;

export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  const row = useActiveInView<HTMLDivElement>(`${value} of ${tabs.length}`);
  return (
    <Radix.Root
      // With a limited height the tab list stays and the content scrolls.
      className="flex min-h-0 flex-1 flex-col"
      dir={direction()}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen);
        if (tab !== undefined) onChange(tab.value);
      }}
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className="flex shrink-0 overflow-x-auto border-line border-b px-2"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            dir="auto"
            value={tab.value}
            title={
              typeof tab.label === 'string' && tab.label.length > longestPlainLabel ? tab.label : undefined
            }
            className={classNames(
              '-mb-px h-11 max-w-56 shrink-0 truncate border-transparent border-b-2 px-1.5 font-medium text-ink-soft text-sm transition-colors',
              'hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink',
              'focus-visible:-outline-offset-2 focus-visible:rounded-control',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className="min-h-0 overflow-y-auto p-card -outline-offset-2 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
