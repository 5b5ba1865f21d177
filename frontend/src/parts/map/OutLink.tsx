import type { ReactNode } from 'react';
import { PlainLink } from '../../ui/button/PlainLink';

interface OutLinkProps {
  href: string;
  text: string;
  icon: ReactNode;
  /** For screen readers, without the visual context; starts with the text. */
  name?: string;
}

/** Opens the map service in a new window; as large as the app's other targets. */
export function OutLink({ href, text, icon, name }: OutLinkProps) {
  return (
    <PlainLink
      isMinor
      href={href}
      target="_blank"
      rel="noreferrer"
      className="wraps"
      aria-label={name}
    >
      {icon}
      {text}
    </PlainLink>
  );
}
