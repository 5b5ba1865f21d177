import { useTranslation } from '../text/useTranslation';
import '../text/text.css';

interface FallbackTextProps {
  value: string | number | null | undefined;
  /** The specification's words for a missing value; 'Not provided' elsewhere. */
  fallback?: string;
}

/** The value, or quiet words in its place: never a hole and never a made-up 0. */
export function FallbackText({ value, fallback }: FallbackTextProps) {
  const { t } = useTranslation();
  if (value !== null && value !== undefined && value !== '') return <>{value}</>;
  return <span className="quiet">{fallback ?? t('fallback.none')}</span>;
}
