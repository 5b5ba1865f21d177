interface SkeletonProps {
  shape?: 'text' | 'rounded' | 'rectangular';
  width?: string | number;
  height?: string | number;
  /** Disables the shimmer, for large groups. */
  isStill?: boolean;
}

/** A placeholder of known shape; lighter to load than MUI's. */
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
