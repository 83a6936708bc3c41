import type { RenderedMail } from '@nimble/contracts/mail-templates';
import { mailTemplateMessages as messages } from './messages.ts';

type Props = {
  rendered: RenderedMail;
  /** False: the words are invalid, and the last valid ones are shown. */
  isCurrent: boolean;
};

/** The email as mail programs show it: nothing in it runs, and its links lead nowhere. */
export function MailPreview({ rendered: { subject, html }, isCurrent }: Props) {
  return (
    <section aria-label={messages.preview} className="grid gap-2">
      <p className="font-medium text-sm">{messages.previewSubject({ subject })}</p>
      {!isCurrent && <p className="text-sm text-warning-ink">{messages.previewInvalid}</p>}
      <iframe
        title={messages.previewFrame}
        sandbox=""
        srcDoc={html}
        className="h-96 w-full rounded-control border border-line bg-white"
      />
    </section>
  );
}
