import './status.css';

/**
 * A small picture on Material's grid, the size of the text around it. Lists draw hundreds of them,
 * each of which would be a component with a theme of its own in MUI.
 */
export function Outline({ path, className }: { path: string; className?: string }) {
  return (
    <svg
      className={className === undefined ? 'glyph' : `glyph ${className}`}
      viewBox="0 0 24 24"
      focusable="false"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
