import { MailCheck } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { registerMessages as messages, verificationMessages } from './messages.ts';
import { OutboxNote } from './outbox-note.tsx';
import { ResultView } from './result-view.tsx';
import { useNewVerificationMail } from './use-new-verification-mail.ts';

/** After registering: the account is there, the mail is on its way. */
export function RegisteredView({ email }: { email: string }) {
  const { isSent, isSending, send } = useNewVerificationMail();
  return (
    <ResultView
      icon={<MailCheck />}
      title={messages.successTitle}
      subtitle={messages.successSubtitle}
      text={messages.successText(email)}
    >
      <OutboxNote />
      <ButtonLink to="/login" variant="primary" size="large">
        {messages.goToLogin}
      </ButtonLink>
      {isSent ? (
        <p role="status" className="text-center text-ink-soft">
          {verificationMessages.sent}
        </p>
      ) : (
        <Button variant="ghost" size="large" loading={isSending} onClick={() => void send(email)}>
          {verificationMessages.sendAgain}
        </Button>
      )}
    </ResultView>
  );
}
