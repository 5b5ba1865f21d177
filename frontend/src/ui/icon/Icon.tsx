import { ICONS, type IconName } from './icons';

interface IconProps {
  name: IconName;
  /** The size of the surrounding text, or larger than usual. */
  size?: 'text' | 'large';
  /** A class from the container for its placement. */
  className?: string;
}

const LOOK = { text: 'glyph', usual: 'glyph icon', large: 'glyph icon icon-large' } as const;

/** A decorative icon next to text, hidden from screen readers. */
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
