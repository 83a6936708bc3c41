import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * State of a small form of text fields. It is validated when sent; from then on at each change. An invalid form is not
 * sent, and the focus goes to its first invalid field. The sign-in pages use it instead of a library, because a first
 * visit loads them.
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
  /** Set synchronously, because two clicks may come before one render. */
  const isOnItsWay = useRef(false);
  /** The newest validation: results of older ones are dropped. */
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
    /** Props for the control of a field. */
    control: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const changed = { ...values, [name]: event.target.value };
        setValues(changed);
        if (wasSent.current) void checkAgain(changed);
      },
    }),
    /** `onSubmit` of the form; `send` gets valid values. */
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
        // Once the result is rendered.
        setTimeout(() => {
          isOnItsWay.current = false;
        });
        setIsSending(false);
      }
    },
  };
}
