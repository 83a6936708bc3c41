import type { ReactNode, RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

export type ButtonLinkProps = LinkProps &
  RefAttributes<HTMLAnchorElement> & { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode };

/** A link to a page of the product that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClasses(variant, size), className)}>
      {icon}
      {children}
    </Link>
  );
}
