import { Button, type ButtonProps } from '../../../ui/buttons/button.tsx';
import { useIsUploadingMedia } from '../question-media.queries.ts';
import { mediaFormMessages as messages } from './messages.ts';

/** Saves or leaves a form with files. While one is being uploaded, it waits and says so. */
export function ButtonAfterUpload({ loading = false, children, ...rest }: ButtonProps) {
  const isUploading = useIsUploadingMedia();
  return (
    <Button {...rest} loading={loading || isUploading}>
      {isUploading ? messages.waits : children}
    </Button>
  );
}
