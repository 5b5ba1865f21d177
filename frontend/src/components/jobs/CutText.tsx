import { FallbackText } from '../facts/FallbackText';
import '../text.css';

interface CutTextProps {
  value: string | null | undefined;
  fallback?: string;
  /** Look besides being cut, such as 'small quiet'. */
  className?: string;
}

/** One line of a name, cut where the room ends; all of it is in the tooltip. */
export function CutText({ value, fallback, className = '' }: CutTextProps) {
  return (
    <span className={`cut ${className}`} title={value || fallback}>
      <FallbackText value={value} fallback={fallback} />
    </span>
  );
}
