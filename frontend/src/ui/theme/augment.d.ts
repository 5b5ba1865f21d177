import type {} from '@mui/material/themeCssVarsAugmentation';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import type { Shades } from './schemePalette';
import type { Tone } from './tokens';

interface SurfacePalette {
  raised: string;
  sunken: string;
  inputEdge: string;
  shadow: string;
}

interface RoutePalette {
  pickup: Shades;
  dropoff: Shades;
  line: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    status: Record<JobStatus, Tone>;
    note: Tone;
    band: Tone;
    route: RoutePalette;
    surface: SurfacePalette;
  }
  interface PaletteOptions {
    status?: Record<JobStatus, Tone>;
    note?: Tone;
    band?: Tone;
    route?: RoutePalette;
    surface?: SurfacePalette;
  }
  interface PaletteColor {
    tint: string;
    text: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
    text?: string;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
    lead: React.CSSProperties;
    figure: React.CSSProperties;
    mono: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    lead?: React.CSSProperties;
    figure?: React.CSSProperties;
    mono?: React.CSSProperties;
  }
}
