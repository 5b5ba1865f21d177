import { useTranslation } from '../text/useTranslation';

interface FallbackTextProps {
  value: string | number | null | undefined;
  /** The specification's text for a missing value; by default 'Not provided'. */
  fallback?: string;
}

/** The value or a fallback text; never an empty space and never an invented 0. */
export function FallbackText({ value, fallback }: FallbackTextProps) {
  const { t } = useTranslation();
  if (value !== null && value !== undefined && value !== '') return <>{value}</>;
  return <span className="quiet">{fallback ?? t('fallback.none')}</span>;
}
