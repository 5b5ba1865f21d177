import { JOB_STATUS, JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { contrast, isColour, mix, nearestShade, readableOn } from './colour';
import {
  BAND_TONES,
  DEFAULT_COLOURS,
  HOVER_SHARE,
  NOTE_TONES,
  SHAPE_CONTRAST,
  STATUS_TONES,
  SURFACES,
  TINT_SHARE,
  type Scheme,
  type Tone,
} from './tokens';

export interface CompanyColours {
  readonly primary: string;
  readonly success: string;
  readonly warning: string;
}

export interface Shades {
  /** Fill of buttons and other shapes. */
  readonly main: string;
  readonly contrastText: string;
  /** The fill on hover. */
  readonly dark: string;
  /** Subtle background. */
  readonly light: string;
  readonly tint: string;
  /** The colour as text on any surface and on its own tint. */
  readonly text: string;
}

const WHITE = '#ffffff';
const BLACK = '#0b0f19';

/** All shades of one colour, readable at `ratio` in the given scheme. */
export function deriveShades(colour: string, scheme: Scheme, ratio: number): Shades {
  const surface = SURFACES[scheme];
  const grounds = [surface.page, surface.paper, surface.raised, surface.sunken];
  const inkFor = (face: string) =>
    [WHITE, BLACK].find((candidate) => contrast(candidate, face) >= ratio);
  const main =
    nearestShade(
      colour,
      (shade) =>
        inkFor(shade) !== undefined &&
        grounds.every((ground) => contrast(shade, ground) >= SHAPE_CONTRAST),
    ) ?? readableOn(colour, grounds, SHAPE_CONTRAST);
  const contrastText = inkFor(main) ?? WHITE;
  const tint = mix(surface.paper, colour, TINT_SHARE[scheme]);
  return {
    main,
    contrastText,
    // Mixed away from the text colour, so that the text stays readable on hover.
    dark: mix(main, contrastText === WHITE ? '#000000' : '#ffffff', HOVER_SHARE),
    light: tint,
    tint,
    text: readableOn(colour, [...grounds, tint], ratio),
  };
}

function statusTones(scheme: Scheme, ratio: number): Record<JobStatus, Tone> {
  const entries = JOB_STATUSES.map((status): [JobStatus, Tone] => {
    const tone = STATUS_TONES[scheme][JOB_STATUS[status].color];
    return [status, { ...tone, text: readableOn(tone.text, [tone.tint], ratio) }];
  });
  return Object.fromEntries(entries) as Record<JobStatus, Tone>;
}

/** The palette of one scheme in MUI's format; `ratio` is the minimum text contrast. */
export function derivePalette(company: CompanyColours, scheme: Scheme, ratio: number) {
  const surface = SURFACES[scheme];
  const grounds = [surface.page, surface.paper, surface.raised, surface.sunken];
  const note = NOTE_TONES[scheme];
  const shadesOf = (given: string, fallback: string) =>
    deriveShades(isColour(given) ? given : fallback, scheme, ratio);
  return {
    primary: shadesOf(company.primary, DEFAULT_COLOURS.primary),
    secondary: shadesOf(surface.quiet, surface.quiet),
    success: shadesOf(company.success, DEFAULT_COLOURS.success),
    warning: shadesOf(company.warning, DEFAULT_COLOURS.warning),
    error: shadesOf(DEFAULT_COLOURS.error, DEFAULT_COLOURS.error),
    info: shadesOf(DEFAULT_COLOURS.info, DEFAULT_COLOURS.info),
    text: {
      primary: surface.text,
      secondary: readableOn(surface.quiet, grounds, ratio),
      disabled: surface.disabled,
    },
    background: { default: surface.page, paper: surface.paper },
    divider: surface.hairline,
    surface: {
      raised: surface.raised,
      sunken: surface.sunken,
      inputEdge: surface.inputEdge,
      shadow: surface.shadow,
    },
    // The specification fixes these colours, independent of the company's.
    route: {
      pickup: shadesOf(DEFAULT_COLOURS.success, DEFAULT_COLOURS.success),
      dropoff: shadesOf(DEFAULT_COLOURS.error, DEFAULT_COLOURS.error),
      line: DEFAULT_COLOURS.primary,
    },
    status: statusTones(scheme, ratio),
    band: BAND_TONES[scheme],
    note: { ...note, text: readableOn(note.text, [note.tint], ratio) },
  };
}
