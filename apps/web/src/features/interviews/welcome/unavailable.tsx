import { BrokenLink } from '../../../ui/feedback/illustrations.tsx';
import { interviewTexts as texts } from '../messages.ts';

/** 'Interview Unavailable', with the reason. */
export function Unavailable({ text, hint }: { text: string; hint: string }) {
  return (
    <section role="alert" className="m-auto flex max-w-form flex-col items-center text-center">
      <div className="mb-5 w-40">
        <BrokenLink />
      </div>
      <h1 className="font-semibold text-2xl">{texts.unavailable}</h1>
      <p className="wrap-anywhere mt-3 text-balance">{text}</p>
      <p className="mt-1 text-balance text-ink-soft">{hint}</p>
    </section>
  );
}
