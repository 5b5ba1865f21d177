import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import { useTranslation } from '../text/useTranslation';

/** Below a list that loads as one scrolls; keeps its height, so that nothing jumps. */
export function EndOfList({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation('jobs');
  return (
    <Box sx={{ height: '4px', mt: 2 }}>
      {isLoading && <LinearProgress aria-label={t('loadingMore')} />}
    </Box>
  );
}
