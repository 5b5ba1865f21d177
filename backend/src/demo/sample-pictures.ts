import { REPORT_STAGES, type ReportStage, THUMBNAIL_SIDE } from '@dispatch/domain/report/photo';
import { REQUIRED_PHOTOS } from '@dispatch/domain/report/required-parts';
import { Transformer } from '@napi-rs/image';
import type { UnitPhoto } from '../database/schema/entities/jobs/unit-photo';
import type { FileStorage } from '../storage/file-storage';

/** The subject of a drawn photo. */
export interface Scene {
  readonly place: (typeof REQUIRED_PHOTOS)[number];
  readonly stage: ReportStage;
  /** Index of the colour. */
  readonly paint: number;
  /** Draws a scratch on the left door. */
  readonly isScratched: boolean;
}

export type StoredPicture = Pick<
  UnitPhoto,
  'fileName' | 'thumbnailName' | 'bytes' | 'width' | 'height'
>;

const WIDTH = 800;
const HEIGHT = 600;
const QUALITY = 85;
export const PAINTS = ['#a8262a', '#2c548c', '#ced0d2', '#343a40'] as const;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const disc = (fill: string, x: number, y: number, r: number) =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
const GLASS = '#465a6e';
const RUBBER = '#232326';
const METAL = '#bec3c8';
const LAMP = '#faf0be';
const TAIL_LAMP = '#be1e23';

/** Sky, wall and floor of a yard in the morning, and of a street in the afternoon. */
const GROUNDS: Readonly<Record<ReportStage, string>> = {
  pickup: path('#b0d0e8', 'M0 0H800V210H0Z') + path('#808c88', 'M0 210H800V380H0Z'),
  delivery: path('#eed6b2', 'M0 0H800V210H0Z') + path('#a47860', 'M0 210H800V380H0Z'),
};

const wheel = (x: number) => disc(RUBBER, x, 440, 62) + disc(METAL, x, 440, 34);
/** Faces left. */
const side = (paint: string) =>
  path(paint, 'M70 440 80 350 230 320 310 230H540L640 320 725 345 730 440Z') +
  path(GLASS, 'M258 318 322 246H418V318ZM432 318V246H532L606 318Z') +
  path(LAMP, 'M78 362 112 356 108 384 76 386Z') +
  path(TAIL_LAMP, 'M700 352 726 358 727 384 706 382Z') +
  wheel(195) +
  wheel(600);
const end = (paint: string, lamp: string) =>
  path(RUBBER, 'M190 430H270V500H190ZM530 430H610V500H530Z') +
  path(paint, 'M180 460 170 340 250 310H550L630 340 620 460ZM240 316 290 190H510L560 316Z') +
  path(GLASS, 'M266 308 306 206H494L534 308Z') +
  path(lamp, 'M190 352H260V386H190ZM540 352H610V386H540Z') +
  path(METAL, 'M340 404H460V440H340Z');
const dial = (x: number) =>
  disc(METAL, x, 230, 150) +
  disc(RUBBER, x, 230, 142) +
  path(TAIL_LAMP, `M${x} 240l84-110-80 120Z`);

const DRAWINGS: Readonly<Record<Scene['place'], (paint: string) => string>> = {
  front: (paint) => end(paint, LAMP),
  rear: (paint) => end(paint, TAIL_LAMP),
  'left-side': side,
  'right-side': (paint) => `<g transform="translate(800) scale(-1 1)">${side(paint)}</g>`,
  odometer: () => path(GLASS, 'M0 0H800V600H0Z') + dial(200) + dial(600),
  // Clearly artificial: no sample imitates a real plate.
  'vin-plate': (paint) =>
    path(paint, 'M0 0H800V600H0Z') +
    path(METAL, 'M100 160H700V440H100Z') +
    path(RUBBER, 'M150 210h9v120h-9ZM180 210h24v120h-24ZM230 210h9v120h-9ZM260 210h36v120h-36Z'),
};

function jpeg({ place, stage, paint, isScratched }: Scene, width: number): Promise<Buffer> {
  const drawing = DRAWINGS[place](PAINTS[paint] ?? METAL);
  const scratch = isScratched ? path(METAL, 'M300 386 396 366 398 371 302 393Z') : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"
    width="${width}" height="${(width * HEIGHT) / WIDTH}">${GROUNDS[stage]}${drawing}${scratch}</svg>`;
  return Transformer.fromSvg(svg, '#787672').jpeg(QUALITY);
}

/** Draws all pictures and stores their files; they take effect once rows name them. */
export async function storePictures(
  storage: FileStorage,
): Promise<(scene: Scene) => StoredPicture> {
  const keyOf = ({ place, stage, paint, isScratched }: Scene) =>
    [place, stage, paint, isScratched].join();
  const stored = new Map<string, StoredPicture>();
  for (const place of REQUIRED_PHOTOS)
    for (const stage of REPORT_STAGES)
      for (const paint of PAINTS.keys())
        for (const isScratched of place === 'left-side' ? [false, true] : [false]) {
          const scene = { place, stage, paint, isScratched };
          const [photo, thumbnail] = [await jpeg(scene, WIDTH), await jpeg(scene, THUMBNAIL_SIDE)];
          stored.set(keyOf(scene), {
            fileName: await storage.put(photo),
            thumbnailName: await storage.put(thumbnail),
            bytes: photo.length + thumbnail.length,
            ...{ width: WIDTH, height: HEIGHT },
          });
        }
  return (scene) => {
    const picture = stored.get(keyOf(scene));
    if (picture === undefined) throw new Error('There is no such picture.');
    return picture;
  };
}
