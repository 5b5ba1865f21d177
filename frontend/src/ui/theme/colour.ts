/** Colours are `#rrggbb`; mixing is in sRGB, contrast as defined by WCAG 2.2. */
type Channels = readonly [number, number, number];

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

export function isColour(value: string): boolean {
  return HEX.test(value);
}

function channels(colour: string): Channels {
  const digits = HEX.exec(colour)?.[1] ?? '000000';
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  const number = Number.parseInt(full, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function toHex(value: Channels): string {
  return `#${value.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes `share` of `over` into `base`: 0 returns `base`, 1 returns `over`. */
export function mix(base: string, over: string, share: number): string {
  const [r, g, b] = channels(base);
  const [r2, g2, b2] = channels(over);
  return toHex([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const STEPS = Array.from({ length: 51 }, (_, index) => index / 50);

/** The shade nearest to `colour`, darker or lighter, for which `fits` returns true. */
export function nearestShade(colour: string, fits: (shade: string) => boolean): string | undefined {
  for (const step of STEPS) {
    const shade = ['#000000', '#ffffff']
      .map((end) => mix(colour, end, step))
      .find((candidate) => fits(candidate));
    if (shade) return shade;
  }
  return undefined;
}

/** `colour`, changed as little as needed to be readable on all backgrounds. */
export function readableOn(colour: string, backgrounds: readonly string[], ratio: number): string {
  const fits = (shade: string) => backgrounds.every((ground) => contrast(shade, ground) >= ratio);
  return nearestShade(colour, fits) ?? (fits('#ffffff') ? '#ffffff' : '#000000');
}
