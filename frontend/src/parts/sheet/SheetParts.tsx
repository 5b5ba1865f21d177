import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0, breakInside: 'avoid' }}>
      <Typography
        component="h3"
        variant="caption"
        sx={({ vars }) => ({
          display: 'block',
          mb: 1,
          pb: 0.5,
          fontWeight: 600,
          color: 'text.secondary',
          borderBottom: `1px solid ${vars.palette.divider}`,
        })}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** One line of the sheet; empty if there is no content. */
export function SheetLine({ children, isMain }: { children: ReactNode; isMain?: boolean }) {
  if (!children) return null;
  return (
    <Typography sx={{ overflowWrap: 'anywhere', fontWeight: isMain ? 600 : undefined }}>
      {children}
    </Typography>
  );
}

/** User text with its own line breaks. */
export function LongLine({ children }: { children: string }) {
  return (
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>
  );
}

/** A line to fill in by hand. */
export function BlankLine({ label }: { label: string }) {
  return (
    <Box
      sx={({ vars }) => ({
        pt: 5,
        borderBottom: `1px solid ${vars.palette.text.secondary}`,
        typography: 'caption',
        color: 'text.secondary',
      })}
    >
      {label}
    </Box>
  );
}

export function SheetColumns({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {children}
    </Box>
  );
}
