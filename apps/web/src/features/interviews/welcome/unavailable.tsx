import { BrokenLink } from '../../../ui/feedback/illustrations.tsx';
import { interviewTexts as texts } from '../messages.ts';

type Props = { title?: string; text: string; hint: string };

/** 'Interview Unavailable', or what its title says, with the reason. */
export function Unavailable({ title = texts.unavailable, text, hint }: Props) {
  return (
    <section role="alert" className="m-auto flex max-w-form flex-col items-center text-center">
      <div className="mb-5 w-40">
        <BrokenLink />
      </div>
      <h1 className="font-semibold text-2xl">{title}</h1>
      <p className="wrap-anywhere mt-3 text-balance">{text}</p>
      <p className="mt-1 text-balance text-ink-soft">{hint}</p>
    </section>
  );
}
