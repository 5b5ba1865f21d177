import { ICONS, type IconName } from './icons';
import './icon.css';

interface IconProps {
  name: IconName;
  /** As large as the text around it, or larger than usual. */
  size?: 'text' | 'large';
  /** How what holds it places it. */
  className?: string;
}

const LOOK = { text: 'glyph', usual: 'glyph icon', large: 'glyph icon icon-large' } as const;

/** A picture beside words that say the same: hidden from those who listen. */
export function Icon({ name, size, className }: IconProps) {
  const look = LOOK[size ?? 'usual'];
  return (
    <svg
      className={className === undefined ? look : `${look} ${className}`}
      viewBox="0 0 24 24"
      focusable="false"
      aria-hidden
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
