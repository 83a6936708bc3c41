import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguagePicker } from '../../ui/fields/language-picker.tsx';
import { Logo } from '../../ui/figures/logo.tsx';
import { signInMessages as messages } from './messages.ts';
import { RecorderPicture } from './recorder-picture.tsx';

/** The form at the left and, on wide screens, an introduction to the product at the right. */
export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh bg-surface">
      <div className="flex min-w-0 flex-1 flex-col px-6 py-6 sm:px-10">
        <header className="flex items-center gap-2.5 font-semibold text-lg tracking-tight">
          <Logo />
          Nimble
        </header>
        <main id="main" tabIndex={-1} className="m-auto w-full max-w-form py-10 outline-none">
          {children}
        </main>
        <LanguagePicker />
      </div>
      <aside className="sticky top-0 hidden h-dvh w-[46%] flex-col overflow-hidden bg-panel p-12 text-on-panel lg:flex xl:p-16">
        <div className="grid min-h-0 flex-1 place-items-center pb-10">
          <RecorderPicture />
        </div>
        <div className="max-w-lg">
          <h2 className="font-semibold text-3xl">{messages.panelTitle}</h2>
          <p className="mt-3 text-lg text-on-panel-soft">{messages.panelText}</p>
          <ul className="mt-6 grid gap-2">
            {messages.panelPoints.map((point) => (
              <li key={point} className="flex items-center gap-2.5">
                <Check aria-hidden className="size-4 text-brand" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}

/** Title of a sign-in page with a line below it. */
export function SignInHeading({ title, subtitle }: { title: string; subtitle?: string }) {
  return (
    <header className="mb-7">
      <h1 id="page-title" tabIndex={-1} className="font-semibold text-2xl outline-none">
        {title}
      </h1>
      {subtitle !== undefined && <p className="mt-1 text-ink-soft">{subtitle}</p>}
    </header>
  );
}
