import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * State of a small form of text fields. It is checked when sent; from then on each change checks again. A form that is
 * not in order is not sent, and the focus goes to its first wrong field.
 * The sign-in pages use it instead of a library, because they are the first thing that anybody loads.
 */
export function useForm<Name extends string>(
  initial: Record<Name, string>,
  check: (values: Record<Name, string>) => Errors<Name> | Promise<Errors<Name>>,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [isSending, setIsSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const wasSent = useRef(false);
  /** Known at once, before the page can show it: two clicks may come before one render. */
  const isOnItsWay = useRef(false);
  /** The newest check: an older one that comes later says nothing any more. */
  const checks = useRef(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function refuse(found: Errors<Name>): void {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  async function checkAgain(changed: Record<Name, string>): Promise<void> {
    checks.current += 1;
    const mine = checks.current;
    const found = await check(changed);
    if (mine === checks.current) setErrors(found);
  }

  return {
    form,
    values,
    errors,
    isSending,
    /** Shows errors that only the server could find. */
    refuse,
    /** What the control of a field takes. */
    control: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const changed = { ...values, [name]: event.target.value };
        setValues(changed);
        if (wasSent.current) void checkAgain(changed);
      },
    }),
    /** `onSubmit` of the form; `send` gets the values once they are in order. */
    submit: (send: (values: Record<Name, string>) => Promise<void>) => async (event: FormEvent) => {
      event.preventDefault();
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      wasSent.current = true;
      setIsSending(true);
      try {
        const found = await check(values);
        if (Object.keys(found).length > 0) return refuse(found);
        setErrors({});
        await send(values);
      } finally {
        // Once what came of it has been drawn.
        setTimeout(() => {
          isOnItsWay.current = false;
        });
        setIsSending(false);
      }
    },
  };
}
