import { ArrowLeft } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx';

/** Its arrow stands at the edge of the page, above what else begins there. */
export const atPageEdge = '-ms-3.5';

/** Leads back to the page above, from the first line of this one. */
export function BackLink({ className, ...rest }: Omit<ButtonLinkProps, 'variant' | 'size' | 'icon'>) {
  return (
    <ButtonLink
      {...rest}
      variant="ghost"
      size="small"
      icon={<ArrowLeft />}
      className={classNames(atPageEdge, className)}
    />
  );
}
