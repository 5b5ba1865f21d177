import { FallbackText } from '../facts/FallbackText';

interface CutTextProps {
  value: string | null | undefined;
  fallback?: string;
  /** Additional classes, such as 'small quiet'. */
  className?: string;
  /** For rows with two lines. */
  onTwoLines?: boolean;
}

/** A truncated name; the tooltip shows it in full. */
export function CutText({ value, fallback, className = '', onTwoLines = false }: CutTextProps) {
  return (
    <span className={`${onTwoLines ? 'cut-second' : 'cut'} ${className}`} title={value || fallback}>
      <FallbackText value={value} fallback={fallback} />
    </span>
  );
}
