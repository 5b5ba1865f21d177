import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing';

interface EmptyStateProps {
  /** The specification's sentence. */
  text: string;
  hint?: string;
  /** One button: the next step. */
  action?: ReactNode;
  drawing?: 'road' | 'search' | 'lock' | 'alert';
  /** Where it is all there is of a page, its text is the page's heading. */
  isPage?: boolean;
}

export function EmptyState({
  text,
  hint,
  action,
  drawing = 'road',
  isPage = false,
}: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 6, py: 12 }}>
      <EmptyDrawing kind={drawing} />
      <Typography variant="h3" component={isPage ? 'h1' : 'p'} sx={{ mt: 3 }}>
        {text}
      </Typography>
      {hint && (
        <Typography color="text.secondary" sx={{ maxWidth: '44ch' }}>
          {hint}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Stack>
  );
}
