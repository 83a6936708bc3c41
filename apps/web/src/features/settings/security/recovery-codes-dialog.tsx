import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { twoFactorMessages as messages } from '../messages.ts';

/** Shown once. Only its own button closes it, because the codes are lost with it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(messages.copied);
    } catch {
      toast.error(messages.copyFailed);
    }
  }
  return (
    <Modal
      open
      role="alertdialog"
      title={messages.codesTitle}
      description={messages.codesText}
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control border border-line bg-sunken p-4 font-mono min-[26rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button
          icon={<Download />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), messages.fileName)}
        >
          {messages.download}
        </Button>
      </div>
    </Modal>
  );
}
