import type { ReactNode } from 'react';
import { AdvancedFields } from './advanced-fields.tsx';
import { InformationFields } from './information-fields.tsx';
import { JobMediaFields } from './media/job-media-fields.tsx';

/** A job without its questions, with the fields that its form adds. */
export function DetailFields({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <InformationFields>{children}</InformationFields>
      <JobMediaFields />
      <AdvancedFields />
    </div>
  );
}
