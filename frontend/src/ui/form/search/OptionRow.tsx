import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface OptionRowProps {
  text: string;
  detail: string;
  isMono?: boolean;
  children?: ReactNode;
}

/** A suggestion: its text, a distinguishing detail below and a mark at the right. */
export function OptionRow({ text, detail, isMono = false, children }: OptionRowProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', width: '100%', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div">{text}</Typography>
        {detail && (
          <Typography
            component="div"
            variant="caption"
            color="textSecondary"
            sx={({ typography }) => (isMono ? { fontFamily: typography.mono.fontFamily } : {})}
          >
            {detail}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
