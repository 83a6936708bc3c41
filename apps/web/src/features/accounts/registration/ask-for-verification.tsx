import { sendVerification } from '@nimble/contracts/accounts';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { fieldErrors } from '../field-errors.ts';
import { verificationMessages as messages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { useForm } from '../use-form.ts';
import { useNewVerificationMail } from './use-new-verification-mail.ts';

/** For people whose emailed link no longer works. */
export function AskForVerification() {
  const { isSent, isSending, send } = useNewVerificationMail();
  const { form, control, errors, submit } = useForm({ email: '' }, (values) =>
    fieldErrors(sendVerification.schema.body, values),
  );
  return (
    <>
      {isSent ? (
        <Notice tone="success">{messages.sent}</Notice>
      ) : (
        <form ref={form} noValidate onSubmit={submit(({ email }) => send(email))} className="grid gap-4">
          <Field label={messages.email} error={errors.email}>
            {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
          </Field>
          <Button type="submit" variant="primary" size="large" loading={isSending}>
            {messages.sendAgain}
          </Button>
        </form>
      )}
      <Link to="/login" className="mt-2 text-center font-medium text-brand-ink hover:underline">
        {messages.backToLogin}
      </Link>
    </>
  );
}
