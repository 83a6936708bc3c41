import type { CompiledVideo } from '@nimble/contracts/submissions';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { startDownload } from '../../../shared/start-download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { videoMessages as messages } from '../messages.ts';
import { fetchFile } from './downloads.ts';

/** Larger videos are saved by the browser itself, so that they do not pass through the page. */
const largestFetched = 300 * 1024 * 1024;

/** Saves the joined video. Up to a size the page reads it itself, and so knows when it is complete. */
export function VideoDownload({ video, name }: { video: CompiledVideo; name: string }) {
  const [percent, setPercent] = useState<number | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function download(): Promise<void> {
    const controller = new AbortController();
    reading.current = controller;
    try {
      if (video.size > largestFetched) {
        await startDownload(video.downloadUrl);
        toast.info(messages.downloadStarted);
        return;
      }
      setPercent(0);
      await fetchFile(video.downloadUrl, {
        name: `${name}.mp4`,
        size: video.size,
        signal: controller.signal,
        onPercent: setPercent,
      });
      toast.success(messages.downloaded);
    } catch {
      if (!controller.signal.aborted) toast.error(messages.downloadFailed);
    } finally {
      setPercent(null);
    }
  }

  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Download />}
      loading={percent !== null}
      aria-label={messages.downloadLabel}
      className="-me-2.75 tabular-nums"
      onClick={() => void download()}
    >
      {percent === null ? messages.download : messages.downloading({ percent })}
    </Button>
  );
}
