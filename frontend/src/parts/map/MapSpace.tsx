import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/states/Skeleton';
import './map.css';

/** CSS pixels. */
export const LEAST_MAP_HEIGHT = 256;

/** The room of the map; a placeholder of the same size until there is one. */
export function MapSpace({ children }: { children?: ReactNode }) {
  return (
    <div className="map-space" style={{ minHeight: LEAST_MAP_HEIGHT }}>
      {children || <Skeleton shape="rectangular" height="100%" />}
    </div>
  );
}
