import type { FileReference } from '@nimble/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ResumeContent } from '../../resumes/index.ts';
import { fetchFile } from '../detail/downloads.ts';
import { resumeMessages as messages } from '../messages.ts';
import { Facts } from './facts.tsx';

type Props = { submissionId: number; resume: FileReference | null };

export function ResumeTab({ submissionId, resume }: Props) {
  if (resume === null) return <p className="text-ink-soft">{messages.none}</p>;
  return (
    <div className="flex flex-col items-start gap-4">
      <Facts
        facts={[
          [messages.name, resume.name],
          [messages.size, formatFileSize(resume.size)],
          [messages.kind, resume.mime],
        ]}
      />
      <ResumeContent submissionId={submissionId} resume={resume}>
        <ResumeDownload resume={resume} />
      </ResumeContent>
    </div>
  );
}

function ResumeDownload({ resume }: { resume: FileReference }) {
  const [isLoading, setIsLoading] = useState(false);
  async function download(): Promise<void> {
    setIsLoading(true);
    try {
      await fetchFile(resume.url, resume);
      toast.success(messages.downloaded);
    } catch {
      toast.error(messages.failed);
    } finally {
      setIsLoading(false);
    }
  }
  return (
    <Button icon={<Download />} loading={isLoading} onClick={() => void download()}>
      {messages.download}
    </Button>
  );
}
