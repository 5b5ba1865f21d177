import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Actions next to the title. */
  action?: ReactNode;
  /** Nested in another section. */
  isInner?: boolean;
  children: ReactNode;
}

export function Section({ title, action, isInner = false, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 30 }}>
        <Typography
          variant={isInner ? 'subtitle2' : 'h3'}
          component={isInner ? 'h4' : 'h3'}
          id={id}
          sx={{ flex: 1 }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** The job on the left and its route on the right, or stacked on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 6, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {children}
    </Box>
  );
}

/** Form fields in columns where the width allows. */
export function FieldGrid({ children, min = 200 }: { children: ReactNode; min?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
