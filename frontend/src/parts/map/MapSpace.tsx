import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/states/Skeleton';
import './map.css';

/** In CSS pixels. */
export const LEAST_MAP_HEIGHT = 256;

/** The map's area; a placeholder of the same size until the map is loaded. */
export function MapSpace({ children }: { children?: ReactNode }) {
  return (
    <div className="map-space" style={{ minHeight: LEAST_MAP_HEIGHT }}>
      {children || <Skeleton shape="rectangular" height="100%" />}
    </div>
  );
}
