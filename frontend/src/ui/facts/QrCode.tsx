import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
  /** As wide as possible, readable at arm's length. */
  isLarge?: boolean;
}

/** Rendered locally, so no server or log sees its content. Dark on light in every theme, as cameras require. */
export function QrCode({ text, label, isLarge = false }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg
      className={isLarge ? 'qr-code large' : 'qr-code'}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
    >
      <path d={`M0 0h${String(size)}v${String(size)}h-${String(size)}z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
