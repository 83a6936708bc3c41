import type { MediaKind } from '@nimble/contracts/question-media';
import { FileText, Image, Video, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';

export const mediaIcons: Record<MediaKind, ReactNode> = {
  picture: <Image />,
  pdf: <FileText />,
  video: <Video />,
  audio: <Volume2 />,
};
