import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { profileFormMessages as messages } from '../messages.ts';
import type { PhoneNumber } from './phone-number.ts';

type Props = { value: PhoneNumber; error: string | undefined; onChange: (value: PhoneNumber) => void };

/** Country code and digits. The countries are loaded with the field; until then only the code is shown. */
export function PhoneField({ value, error, onChange }: Props) {
  const { country, options, isLoaded, choose } = useCountries(value, onChange);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{messages.phone}</legend>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
        <Field label={messages.country} hideLabel>
          {(control) => (
            <Select {...control} value={country} options={options} disabled={!isLoaded} onChange={choose} />
          )}
        </Field>
        <Field label={messages.phoneDigits} hideLabel>
          {(control) => (
            <Input
              {...control}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? 'phone-hint' : 'phone-error phone-hint'}
              name="phone"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={20}
              value={value.digits}
              onChange={(event) => onChange({ ...value, digits: event.target.value.replace(/\D/g, '') })}
            />
          )}
        </Field>
      </div>
      <p id="phone-hint" className="mt-1.5 text-ink-faint text-sm">
        {messages.phoneHint}
      </p>
      {error !== undefined && <FieldError id="phone-error">{error}</FieldError>}
    </fieldset>
  );
}

/** The country of a number, and the choices. */
function useCountries(value: PhoneNumber, onChange: Props['onChange']) {
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: async () => {
      const { countryOf, listCountries } = await import('./countries.ts');
      return { all: listCountries(), countryOf };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  /** Several countries share a code, so the choice is remembered beside it. */
  const [chosen, setChosen] = useState<string>();
  const { all = [], countryOf } = countries.data ?? {};
  const isChosen = all.some(({ code, phone }) => code === chosen && phone === value.code);
  const country = isChosen ? chosen : value.code === '' ? '' : countryOf?.(value.code, value.digits);

  const none = { value: '', label: messages.noCountry };
  const options = countries.isSuccess
    ? [none, ...all.map(({ code, name, phone }) => ({ value: code, label: `${name} (+${phone})` }))]
    : [value.code === '' ? none : { value: '', label: `+${value.code}` }];

  return {
    country: country ?? '',
    options,
    isLoaded: countries.isSuccess,
    choose(code: string): void {
      setChosen(code);
      onChange({ ...value, code: all.find((each) => each.code === code)?.phone ?? '' });
    },
  };
}
