import type { PublicJob } from '@nimble/contracts/interviews';
import { interviewTexts as texts } from '../messages.ts';

type Props = { company: string; privacy: PublicJob['privacy'] };

/** Says before any input who receives a candidate's data, for how long, and whom to ask. */
export function Privacy({ company, privacy: { keptDays, contact } }: Props) {
  return (
    <section>
      <h2 className="font-semibold text-lg">{texts.privacy.title}</h2>
      <p className="mt-1 text-ink-soft">
        {texts.privacy.receives({ company })}{' '}
        {keptDays === null ? texts.privacy.kept({ company }) : texts.privacy.keptDays({ days: keptDays })}{' '}
        {texts.privacy.erase}
      </p>
      <p className="wrap-anywhere mt-1 text-ink-soft">
        {texts.privacy.contact} <Contact company={company} contact={contact} />
      </p>
    </section>
  );
}

type ContactProps = { company: string; contact: Props['privacy']['contact'] };

function Contact({ company, contact: { name, email, website } }: ContactProps) {
  if (name === null && email === null && website === null) return texts.privacy.replyToLink;
  const address = email ?? (name === null ? website : null);
  return (
    <>
      {name ?? company}
      {address !== null && (
        <>
          {', '}
          <a href={email === null ? address : `mailto:${email}`} className="text-brand-ink underline">
            {address}
          </a>
        </>
      )}
    </>
  );
}
