import './skeleton.css';

interface SkeletonProps {
  shape?: 'text' | 'rounded' | 'rectangular';
  width?: string | number;
  height?: string | number;
  /** Where many stand together, not all of them need to shimmer. */
  isStill?: boolean;
}

/** Stands in for something whose shape is known; lighter to load than MUI's. */
export function Skeleton({ shape = 'text', width, height, isStill = false }: SkeletonProps) {
  return (
    <span
      className="skeleton"
      data-shape={shape}
      data-still={isStill || undefined}
      style={{ width, height }}
    />
  );
}
