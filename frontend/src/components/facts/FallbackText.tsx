import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface FallbackTextProps {
  value: string | number | null | undefined;
  /** The specification's words for a missing value; 'Not provided' elsewhere. */
  fallback?: string;
}

/** The value, or quiet words in its place: never a hole and never a made-up 0. */
export function FallbackText({ value, fallback }: FallbackTextProps) {
  const { t } = useTranslation();
  if (value !== null && value !== undefined && value !== '') return <>{value}</>;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {fallback ?? t('fallback.none')}
    </Box>
  );
}
