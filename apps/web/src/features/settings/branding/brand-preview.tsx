import type { Company } from '@nimble/contracts/companies';
import { usePreferences } from '../../../lib/preferences.ts';
import { brandStyle } from '../../../shared/brand.ts';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { CompanyMark } from '../../../ui/figures/company-mark.tsx';
import { brandingMessages as messages } from '../messages.ts';
import { type BrandingDraft, longColor } from './branding-draft.ts';

type Props = { company: Company; draft: Partial<BrandingDraft> };

/** A part of the candidate's page in the form's colors, in the current theme. */
export function BrandPreview({ company, draft }: Props) {
  const { darkMode } = usePreferences();
  const colors = {
    primaryColor: longColor(draft.primaryColor ?? '') ?? company.primaryColor,
    secondaryColor: longColor(draft.secondaryColor ?? '') ?? company.secondaryColor,
    accentColor: longColor(draft.accentColor ?? '') ?? company.accentColor,
  };
  const name = draft.companyName?.trim() || company.name;
  return (
    <figure>
      <figcaption className="mb-1.5 font-medium text-sm">{messages.preview}</figcaption>
      <div
        data-surface="candidate"
        style={brandStyle(colors, darkMode ? 'dark' : 'light')}
        className="grid gap-4 rounded-card border border-line bg-canvas p-5"
      >
        <p className="flex items-center gap-3 text-ink-soft">
          <CompanyMark company={{ ...company, ...colors, name }} />
          <span className="min-w-0 break-words">{messages.previewInvites({ company: name })}</span>
        </p>
        <p className="rounded-control border border-brand-line bg-brand-soft px-4 py-3 text-brand-ink">
          {messages.previewText}
        </p>
        <ProgressBar label={messages.previewProgress} percent={60} />
        <span className={buttonClasses('primary', 'large')}>{messages.previewButton}</span>
      </div>
    </figure>
  );
}
