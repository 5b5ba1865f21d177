import type { ReactNode } from 'react';
import { PlainLink } from '../../ui/button/PlainLink';

interface OutLinkProps {
  href: string;
  text: string;
  icon: ReactNode;
  /** For those who hear it without its surroundings; begins with the text. */
  name?: string;
}

/** Leads to the map service in a window of its own; as large as the app's other targets. */
export function OutLink({ href, text, icon, name }: OutLinkProps) {
  return (
    <PlainLink
      href={href}
      size="small"
      variant="outlined"
      color="secondary"
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
