import { textOf } from '@nimble/contracts';
import {
  accountMessages,
  openStaffInvitation,
  passwordPair,
  resetPassword,
} from '@nimble/contracts/accounts';
import type { Answer } from '@nimble/contracts/calls';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../../lib/api-client.ts';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useCall } from '../../../shared/use-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { BackToLogin } from '../back-to-login.tsx';
import { fieldErrors } from '../field-errors.ts';
import { joinMessages, passwordMessages as messages, signInMessages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { SignInHeading, SignInLayout } from '../sign-in-layout.tsx';
import { useForm } from '../use-form.ts';
import { type PasswordPair, PasswordPairFields } from './password-pair-fields.tsx';
import { UsedInvitation } from './used-invitation.tsx';

const empty: PasswordPair = { password: '', passwordConfirmation: '' };

/** Sets a password by an emailed code: a reset, or an invited user's first one. */
export function ChangePasswordPage() {
  // The misspelling is part of the specified address.
  const { verificatationCode = '' } = useParams();
  // The server forgets used codes, so the link itself says that it is an invitation.
  const isInvitation = useSearchParams()[0].has('invitation');
  const { called } = useCall(verificatationCode, (signal) =>
    call(openStaffInvitation, { body: { verificatationCode }, signal }),
  );
  // Without these details the password can be set all the same.
  const opened = called.state === 'loaded' ? called.data : { data: null, isValid: true };
  const [isLinkRefused, setIsLinkRefused] = useState(false);
  const isOver = isLinkRefused || !opened.isValid;
  return (
    <SignInLayout>
      {called.state === 'loading' && <Spinner className="size-5 text-brand-ink" />}
      {isOver && isInvitation && <UsedInvitation />}
      {called.state !== 'loading' && !(isOver && isInvitation) && (
        <NewPassword
          code={verificatationCode}
          invitation={opened.data}
          isOver={isOver}
          onRefused={() => setIsLinkRefused(true)}
        />
      )}
    </SignInLayout>
  );
}

type NewPasswordProps = {
  code: string;
  invitation: Answer<typeof openStaffInvitation>['data'];
  isOver: boolean;
  onRefused: () => void;
};

function NewPassword({ code, invitation, isOver, onRefused }: NewPasswordProps) {
  const title =
    invitation === null ? messages.changeTitle : joinMessages.title({ company: invitation.company });
  usePageTitle(title);
  const navigate = useNavigate();
  const { form, control, errors, isSending, submit } = useForm(empty, (values) =>
    fieldErrors(passwordPair, values),
  );

  async function send(values: PasswordPair): Promise<void> {
    try {
      await call(resetPassword, { body: { ...values, verificatationCode: code } });
      toast.success(invitation === null ? textOf(accountMessages.passwordReset) : joinMessages.joined);
      await navigate('/login', { replace: true });
    } catch (error) {
      if (isRefused(error, 'account.reset_invalid')) onRefused();
      else toast.error(messageOf(error, signInMessages.unexpected));
    }
  }

  return (
    <>
      <SignInHeading title={title} {...(!isOver && { subtitle: subtitleOf(invitation) })} />
      {isOver ? (
        <Notice tone="danger">
          <p>{messages.linkInvalid}</p>
          <Link to="/forgot-password" className="font-medium underline">
            {messages.askAgain}
          </Link>
        </Notice>
      ) : (
        <form ref={form} noValidate onSubmit={submit(send)} className="grid gap-4">
          <PasswordPairFields errors={errors} control={control} />
          <Button type="submit" variant="primary" size="large" loading={isSending} className="mt-1">
            {title}
          </Button>
        </form>
      )}
      <BackToLogin />
    </>
  );
}

function subtitleOf(invitation: NewPasswordProps['invitation']): string {
  if (invitation === null) return messages.changeSubtitle;
  return joinMessages.subtitle({
    invitedBy: invitation.invitedBy ?? '',
    isInvitedBy: invitation.invitedBy !== null,
    email: invitation.email,
  });
}
