import { Button } from '../../../ui/buttons/button.tsx';
import { verificationMessages as messages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { useNewVerificationMail } from '../registration/use-new-verification-mail.ts';

/** Signing in before verification explains that and offers a new email. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const { isSent, isSending, send } = useNewVerificationMail();
  if (isSent) return <Notice tone="success">{messages.sent}</Notice>;
  return (
    <Notice tone="warning">
      <p className="font-medium">{messages.unconfirmedTitle}</p>
      <p className="mt-0.5">{messages.unconfirmedText}</p>
      <Button size="small" loading={isSending} onClick={() => void send(email)} className="mt-2.5">
        {messages.sendAgain}
      </Button>
    </Notice>
  );
}
