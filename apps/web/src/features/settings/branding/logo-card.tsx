import type { OwnCompany } from '@nimble/contracts/companies';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '../../../lib/formats.ts';
import { DangerDialog } from '../../../shared/danger-dialog.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FilePicker } from '../../../ui/fields/file-picker.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { logoMessages as messages } from '../messages.ts';
import { useDeleteLogo } from './branding.queries.ts';
import { useLogoUpload } from './use-logo-upload.ts';

type Props = { company: OwnCompany; mayUpdate: boolean };

export function LogoCard({ company, mayUpdate }: Props) {
  const logo = useLogoUpload(company.id);
  const [toDelete, setToDelete] = useState<number | null>(null);
  const logoId = company.logo?.id;
  return (
    <Card title={messages.title}>
      <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <LogoPicture src={logo.preview ?? company.logo?.url} companyName={company.name} />
        {mayUpdate ? (
          <div className="grid content-start gap-3">
            <LogoField logo={logo} />
            <div className="flex flex-wrap gap-2">
              <Button icon={<Upload />} loading={logo.isUploading} onClick={() => void logo.upload()}>
                {messages.upload}
              </Button>
              {logoId !== undefined && (
                <Button variant="ghost" icon={<Trash2 />} onClick={() => setToDelete(logoId)}>
                  {messages.delete}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <p className="text-ink-soft text-sm">{messages.guidelines}</p>
        )}
      </div>
      {toDelete !== null && (
        <DeleteLogoDialog company={company} logoId={toDelete} onClose={() => setToDelete(null)} />
      )}
    </Card>
  );
}

type PictureProps = { src: string | undefined; companyName: string };

function LogoPicture({ src, companyName }: PictureProps) {
  return (
    <div className="grid h-28 place-items-center overflow-hidden rounded-control border border-line bg-sunken p-4">
      {src === undefined ? (
        <span className="text-ink-faint">{messages.none}</span>
      ) : (
        <img
          src={src}
          alt={messages.current({ company: companyName })}
          className="max-h-20 max-w-full object-contain"
        />
      )}
    </div>
  );
}

function LogoField({ logo: { file, error, pick } }: { logo: ReturnType<typeof useLogoUpload> }) {
  return (
    <Field label={messages.choose} hint={messages.guidelines} error={error}>
      {(control) => (
        <FilePicker
          control={control}
          accept=".jpeg,.jpg,.png,.svg"
          file={file}
          detail={file === null ? undefined : `${formatFileSize(file.size)} · ${messages.selected}`}
          onPick={pick}
        />
      )}
    </Field>
  );
}

type DeleteProps = { company: OwnCompany; logoId: number; onClose: () => void };

function DeleteLogoDialog({ company, logoId, onClose }: DeleteProps) {
  return (
    <DangerDialog
      title={messages.delete}
      description={messages.deleteText}
      confirmLabel={messages.delete}
      change={useDeleteLogo(company)}
      subject={logoId}
      done={messages.deleted}
      failed={messages.deleteFailed}
      onClose={onClose}
    />
  );
}
