import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { NoneYet } from './none-yet.tsx';

type Option = { value: string; label: string };
type Props<Thing> = {
  things: UseQueryResult<Thing[]>;
  texts: { loading: string; loadFailed: string; none: string; create: string; choose: string };
  settings: string;
  label: string;
  /** Empty: none is chosen yet. */
  value: string;
  optionsOf: (things: readonly Thing[]) => Option[];
  onChange: (value: string) => void;
  /** A way to create one in place, instead of the link to the settings. */
  create?: ((things: readonly Thing[]) => ReactNode) | undefined;
};

/** One of the company’s stages or tags. */
export function NamedSelect<Thing>(props: Props<Thing>) {
  const { things, texts, settings, label, value, optionsOf, onChange, create } = props;
  return (
    <Loaded
      query={things}
      failed={texts.loadFailed}
      skeleton={
        <Loading label={texts.loading}>
          <Skeleton className="h-16" />
        </Loading>
      }
    >
      {(all) => (
        <>
          {all.length > 0 ? (
            <Field label={label}>
              {(control) => (
                <Select
                  {...control}
                  value={value}
                  options={[{ value: '', label: texts.choose }, ...optionsOf(all)]}
                  onChange={onChange}
                />
              )}
            </Field>
          ) : create ? (
            <p className="text-ink-soft">{texts.none}</p>
          ) : (
            <NoneYet texts={texts} settings={settings} />
          )}
          {create?.(all)}
        </>
      )}
    </Loaded>
  );
}
