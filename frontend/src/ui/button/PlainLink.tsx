import type { ComponentProps } from 'react';
import { Button } from './Button';
import { buttonLook, type ButtonLook } from './buttonLook';

type PlainLinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'> & {
    /** Null where it leads nowhere and cannot be followed. */
    href: string | null;
  };

/** A link out of the app, such as to the phone's dialler, that looks like a button. */
export function PlainLink({ href, ...props }: PlainLinkProps) {
  const { variant, color, size, isWide, className, children, ...link } = props;
  const look = { variant, color, size, isWide, className };
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
