import {
  type PhotoPlace,
  REPORT_STAGES,
  type ReportStage,
  THUMBNAIL_SIDE,
} from '@dispatch/domain/report/photo';
import { REQUIRED_PHOTOS } from '@dispatch/domain/report/required-parts';
import { Transformer } from '@napi-rs/image';
import type { UnitPhoto } from '../database/schema/entities/jobs/unit-photo';
import type { FileStorage } from '../storage/file-storage';

/** The subject of a drawn photo. */
export interface Scene {
  readonly place: PhotoPlace;
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
export const PAINTS = ['#a8262a', '#2c548c', '#ced0d2', '#343a40'];

/** A yard in the morning, a street in the afternoon: the colours of sky, wall and floor. */
const GROUNDS: Readonly<Record<ReportStage, readonly string[]>> = {
  pickup: ['#b0d0e8', '#808c88', '#787672'],
  delivery: ['#eed6b2', '#a47860', '#686a70'],
};

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const box = (fill: string, x: number, y: number, width: number, height: number) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
const wheel = (x: number) =>
  `<circle cx="${x}" cy="440" r="62" fill="#232326"/><circle cx="${x}" cy="440" r="34" fill="#bec3c8"/>`;
const dial = (x: number) =>
  `<circle cx="${x}" cy="230" r="150" fill="#bec3c8"/><circle cx="${x}" cy="230" r="142" fill="#181a1e"/>
   <path stroke="#e65032" stroke-width="10" d="M${x} 238 ${x + 84} 130"/>`;

const GLASS = '#465a6e';
const LAMP = '#faf0be';
const TAIL_LAMP = '#be1e23';

/** Faces left. */
const side = (paint: string) => `
  ${path(paint, 'M70 440 80 350 230 320 310 230H540L640 320 725 345 730 440Z')}
  ${path(GLASS, 'M258 318 322 246H418V318ZM432 318V246H532L606 318Z')}
  ${path(LAMP, 'M78 362 112 356 108 384 76 386Z')}${path(TAIL_LAMP, 'M700 352 726 358 727 384 706 382Z')}
  ${wheel(195)}${wheel(600)}`;

const end = (paint: string, lamp: string) => `
  ${box('#232326', 190, 430, 80, 70)}${box('#232326', 530, 430, 80, 70)}
  ${path(paint, 'M180 460 170 340 250 310H550L630 340 620 460ZM240 316 290 190H510L560 316Z')}
  ${path(GLASS, 'M266 308 306 206H494L534 308Z')}${box(lamp, 190, 352, 70, 34)}${box(lamp, 540, 352, 70, 34)}
  ${box('#232326', 300, 356, 200, 30)}${box('#f0f0eb', 340, 404, 120, 36)}`;

/** Clearly artificial: no sample imitates a real plate. */
const plate = (paint: string) => `
  ${box(paint, 0, 0, WIDTH, HEIGHT)}${box('#eeeee8', 100, 160, 600, 280)}
  <path stroke="#232326" stroke-width="120" stroke-dasharray="6 9 12 7 4 10 9 5" d="M150 270H650"/>
  ${box('#bec3c8', 150, 360, 500, 12)}${box('#bec3c8', 150, 390, 500, 12)}`;

function drawn({ place, paint: index, isScratched }: Scene): string {
  const paint = PAINTS[index] ?? GLASS;
  switch (place) {
    case 'odometer':
      return box('#3a3c42', 0, 0, WIDTH, HEIGHT) + dial(200) + dial(600);
    case 'vin-plate':
      return plate(paint);
    case 'left-side':
      return `${side(paint)}${isScratched ? '<path stroke="#ebebe6" stroke-width="6" d="M300 390 397 368"/>' : ''}`;
    case 'right-side':
      return `<g transform="translate(${WIDTH}) scale(-1 1)">${side(paint)}</g>`;
    default:
      return end(paint, place === 'rear' ? TAIL_LAMP : LAMP);
  }
}

function jpeg(scene: Scene, width: number): Promise<Buffer> {
  const [sky = '', wall = '', floor = ''] = GROUNDS[scene.stage];
  const ground = box(wall, 0, 210, WIDTH, 170) + box(floor, 0, 380, WIDTH, 220);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${width}"
    height="${(width * HEIGHT) / WIDTH}">${ground}${drawn(scene)}</svg>`;
  return Transformer.fromSvg(svg, sky).jpeg(QUALITY);
}

/** Draws all pictures and stores their files; they take effect once rows name them. */
export async function storePictures(storage: FileStorage): Promise<(scene: Scene) => StoredPicture> {
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
