import type { ComponentProps } from 'react';
import { Button } from './Button';
import { buttonLook, type ButtonLook } from './buttonLook';

type PlainLinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'> & {
    /** Null for a link without a target. */
    href: string | null;
  };

/** An external link, such as `tel:`, that looks like a button. */
export function PlainLink({ href, ...props }: PlainLinkProps) {
  const { variant, color, size, isMinor, isWide, className, children, ...link } = props;
  const look = { variant, color, size, isMinor, isWide, className };
  if (href === null)
    return (
      <Button {...look} aria-label={link['aria-label']} disabled>
        {children}
      </Button>
    );
  return (
    <a {...buttonLook(look)} {...link} href={href}>
      {children}
    </a>
  );
}
