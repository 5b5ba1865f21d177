import { FallbackText } from '../facts/FallbackText';
import './text.css';

interface CutTextProps {
  value: string | null | undefined;
  fallback?: string;
  /** Look besides being cut, such as 'small quiet'. */
  className?: string;
  /** For rows that have a second line anyway. */
  onTwoLines?: boolean;
}

/** A name, cut where the room ends; all of it is in the tooltip. */
export function CutText({ value, fallback, className = '', onTwoLines = false }: CutTextProps) {
  return (
    <span className={`${onTwoLines ? 'cut-second' : 'cut'} ${className}`} title={value || fallback}>
      <FallbackText value={value} fallback={fallback} />
    </span>
  );
}
