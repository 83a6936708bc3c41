import type { FileReference } from '@nimble/contracts';
import type { Answer } from '@nimble/contracts/calls';
import type { getResumeText } from '@nimble/contracts/resumes';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { resumeTextMessages as messages } from './messages.ts';
import { resumeTextQuery } from './resumes.queries.ts';

type Props = { submissionId: number; resume: FileReference; children: ReactNode };

/** The resume itself if the browser can show it, in one row with further buttons, and its text. */
export function ResumeContent({ submissionId, resume, children }: Props) {
  return (
    <div className="flex w-full flex-col items-start gap-4">
      <div className="flex w-full flex-wrap gap-x-1.5 gap-y-4">
        {children}
        {resume.mime === 'application/pdf' && navigator.pdfViewerEnabled && <PdfPreview resume={resume} />}
      </div>
      <ResumeText submissionId={submissionId} />
    </div>
  );
}

/**
 * The browser's own viewer, which is isolated from the page; the answer's headers forbid everything else. It is loaded
 * on demand, and keeps its first address: a new one would reload it.
 */
function PdfPreview({ resume }: { resume: FileReference }) {
  const [address, setAddress] = useState<string | null>(null);
  return (
    <>
      <Button
        icon={address === null ? <Eye /> : <EyeOff />}
        aria-expanded={address !== null}
        onClick={() => setAddress(address === null ? `${resume.url}&preview=1` : null)}
      >
        {address === null ? messages.showPreview : messages.hidePreview}
      </Button>
      {address !== null && (
        <iframe
          src={address}
          title={messages.preview({ name: resume.name })}
          referrerPolicy="no-referrer"
          className="h-96 w-full rounded-control border border-line bg-sunken sm:h-[36rem] print:hidden"
        />
      )}
    </>
  );
}

function ResumeText({ submissionId }: { submissionId: number }) {
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-40 w-full" />
    </Loading>
  );
  return (
    <Loaded query={useQuery(resumeTextQuery(submissionId))} skeleton={skeleton} failed={messages.loadFailed}>
      {(text) => <ReadText text={text} />}
    </Loaded>
  );
}

function ReadText({ text }: { text: Answer<typeof getResumeText>['data'] }) {
  if (text === null) return <p className="text-ink-soft">{messages.notYet}</p>;
  if (text.problem !== null) return <p className="text-ink-soft">{messages.problems[text.problem]}</p>;
  return (
    <section className="w-full">
      <h3 className="mb-1.5 font-semibold">{messages.text}</h3>
      <p dir="auto" className="max-w-reading whitespace-pre-wrap break-words text-ink-soft">
        {text.text}
      </p>
      {text.isCut && <p className="mt-2 text-ink-faint text-sm">{messages.isCut}</p>}
    </section>
  );
}
