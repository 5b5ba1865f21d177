import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle';

interface PageHeaderProps {
  title: string;
  /** Quiet text beside the title, such as 'X of Y jobs'; read aloud politely when it changes. */
  count?: string;
  /** The main action, at the right. */
  action?: ReactNode;
  /** The one row of search and filters. */
  filters?: ReactNode;
}

/** The same head on every view, with the one `h1` and the title of the browser's tab. */
export function PageHeader({ title, count, action, filters }: PageHeaderProps) {
  return (
    <Stack component="header" sx={{ gap: 4 }}>
      <DocumentTitle title={title} />
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap', minHeight: 36 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary" role="status" sx={{ flex: 1 }}>
          {count}
        </Typography>
        {action && <Box sx={{ flexShrink: 0 }}>{action}</Box>}
      </Stack>
      {filters && (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          {filters}
        </Stack>
      )}
    </Stack>
  );
}
