import { MailCheck } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { registerMessages as messages, verificationMessages } from '../messages.ts';
import { ResultView } from '../result-view.tsx';
import { useAskedForState } from '../sign-in/asked-for.ts';
import { usePublicSettings } from '../use-public-settings.ts';
import { OutboxNote } from './outbox-note.tsx';
import { useNewVerificationMail } from './use-new-verification-mail.ts';

/** After registering: the account exists, and the email is sent unless an invitation has proven the address. */
export function RegisteredView({ email, confirmed }: { email: string; confirmed: boolean }) {
  const { isSent, isSending, send } = useNewVerificationMail();
  const askedFor = useAskedForState();
  const isInOutbox = usePublicSettings()?.mails === 'outbox';
  const mailText = isInOutbox ? messages.inOutboxText : messages.successText;
  return (
    <ResultView
      icon={<MailCheck />}
      title={messages.successTitle}
      subtitle={messages.successSubtitle}
      text={confirmed ? messages.readyText : mailText({ email })}
    >
      {!confirmed && <OutboxNote />}
      <ButtonLink to="/login" state={askedFor} variant="primary" size="large">
        {messages.goToLogin}
      </ButtonLink>
      {confirmed ? null : isSent ? (
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
