import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

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
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      href={href}
      target="_blank"
      rel="noreferrer"
      startIcon={icon}
      aria-label={name}
      sx={{ whiteSpace: 'normal', textAlign: 'start' }}
    >
      {text}
    </Button>
  );
}
