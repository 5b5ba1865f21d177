import { useTheme } from '@mui/material/styles';
import { MarkerF } from '@react-google-maps/api';
import type { Side } from '@dispatch/domain/jobs/job-location';
import { useMemo } from 'react';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Width and height in CSS pixels. */
const SIZE = 40;
const PIN = 'M20 39C20 39 34 25 34 15a14 14 0 1 0-28 0c0 10 14 24 14 24Z';

function pinUrl(face: string, edge: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><path d="${PIN}" fill="${face}" stroke="${edge}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

interface RouteMarkerProps {
  side: Side;
  position: google.maps.LatLngLiteral;
}

/** A pin with one letter: P in green at the pickup, D in red at the drop-off. */
export function RouteMarker({ side, position }: RouteMarkerProps) {
  const { t } = useTranslation('maps');
  const { main, contrastText } = useTheme().palette.route[side];
  const icon = useMemo(
    () => ({
      url: pinUrl(main, contrastText),
      scaledSize: new google.maps.Size(SIZE, SIZE),
      anchor: new google.maps.Point(SIZE / 2, SIZE),
      labelOrigin: new google.maps.Point(SIZE / 2, 15),
    }),
    [main, contrastText],
  );
  const text = t(`label.${side}`);
  const label = useMemo(
    () => ({ text, color: contrastText, fontWeight: '700', fontSize: '16px' }),
    [text, contrastText],
  );
  return <MarkerF position={position} title={t(`title.${side}`)} icon={icon} label={label} />;
}
