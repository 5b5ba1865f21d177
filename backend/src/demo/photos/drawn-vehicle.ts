import type { PhotoPlace, ReportStage } from '@dispatch/domain/report/photo';
import { type Colour, DrawnPicture, type Point } from './drawn-picture';

/** The subject of a drawn photo. */
export interface Scene {
  readonly place: PhotoPlace;
  readonly stage: ReportStage;
  readonly paint: Colour;
  /** Kilometres. */
  readonly odometer: number;
  /** Draws a scratch on the door. */
  readonly isScratched: boolean;
}

const WIDTH = 800;
const HEIGHT = 600;
const GLASS: Colour = [70, 90, 110];
const RUBBER: Colour = [35, 35, 38];
const METAL: Colour = [190, 195, 200];
const LAMP: Colour = [250, 240, 190];
const TAIL_LAMP: Colour = [190, 30, 35];
const SCRATCH: Colour = [235, 235, 230];
const DIAL: Colour = [24, 26, 30];
const LIT: Colour = [120, 230, 170];

/** A yard in the morning, a street in the afternoon. */
const GROUNDS: Readonly<Record<ReportStage, { sky: Colour; wall: Colour; floor: Colour }>> = {
  pickup: { sky: [176, 208, 232], wall: [128, 140, 136], floor: [120, 118, 114] },
  delivery: { sky: [238, 214, 178], wall: [164, 120, 96], floor: [104, 106, 112] },
};

/** Segments of a seven-segment digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const STROKES = ['1110111', '0010010', '1011101', '1011011', '0111010'].concat(
  ...['1101011', '1101111', '1010010', '1111111', '1111011'],
);

export function drawVehicle(scene: Scene): DrawnPicture {
  const picture = new DrawnPicture(WIDTH, HEIGHT);
  switch (scene.place) {
    case 'odometer':
      drawOdometer(picture, scene);
      break;
    case 'vin-plate':
      drawPlate(picture, scene);
      break;
    case 'left-side':
    case 'right-side':
      drawSide(picture, scene);
      break;
    default:
      drawEnd(picture, scene);
  }
  return picture;
}

function drawGround(picture: DrawnPicture, stage: ReportStage): void {
  const { sky, wall, floor } = GROUNDS[stage];
  picture.box(sky, [0, 0], WIDTH, HEIGHT);
  picture.box(wall, [0, 210], WIDTH, 170);
  picture.box(floor, [0, 380], WIDTH, HEIGHT - 380);
}

/** On the left side the vehicle faces left. */
function drawSide(picture: DrawnPicture, { place, stage, paint, isScratched }: Scene): void {
  drawGround(picture, stage);
  const across = (x: number) => (place === 'left-side' ? x : WIDTH - x);
  const at = (points: readonly Point[]) => points.map(([x, y]): Point => [across(x), y]);
  picture.shape(
    paint,
    at([
      ...([
        [70, 440],
        [80, 350],
        [230, 320],
        [310, 230],
        [540, 230],
        [640, 320],
      ] as const),
      ...([
        [725, 345],
        [730, 440],
      ] as const),
    ]),
  );
  picture.shape(
    GLASS,
    at([
      [258, 318],
      [322, 246],
      [418, 246],
      [418, 318],
    ]),
  );
  picture.shape(
    GLASS,
    at([
      [432, 318],
      [432, 246],
      [532, 246],
      [606, 318],
    ]),
  );
  picture.shape(
    darker(paint),
    at([
      [422, 324],
      [426, 324],
      [426, 432],
      [422, 432],
    ]),
  );
  picture.shape(
    LAMP,
    at([
      [78, 362],
      [112, 356],
      [108, 384],
      [76, 386],
    ]),
  );
  picture.shape(
    TAIL_LAMP,
    at([
      [700, 352],
      [726, 358],
      [727, 384],
      [706, 382],
    ]),
  );
  for (const x of [195, 600]) {
    picture.disc(RUBBER, [across(x), 440], 62);
    picture.disc(METAL, [across(x), 440], 34);
  }
  if (isScratched)
    picture.shape(
      SCRATCH,
      at([
        [300, 386],
        [396, 366],
        [398, 371],
        [302, 393],
      ]),
    );
}

function drawEnd(picture: DrawnPicture, { place, stage, paint }: Scene): void {
  drawGround(picture, stage);
  const lamp = place === 'rear' ? TAIL_LAMP : LAMP;
  for (const x of [190, 530]) picture.box(RUBBER, [x, 430], 80, 70);
  picture.shape(paint, [
    [180, 460],
    [170, 340],
    [250, 310],
    [550, 310],
    [630, 340],
    [620, 460],
  ]);
  picture.shape(paint, [
    [240, 316],
    [290, 190],
    [510, 190],
    [560, 316],
  ]);
  picture.shape(GLASS, [
    [266, 308],
    [306, 206],
    [494, 206],
    [534, 308],
  ]);
  for (const x of [190, 540]) picture.box(lamp, [x, 352], 70, 34);
  picture.box(place === 'rear' ? darker(paint) : RUBBER, [300, 356], 200, 30);
  picture.box([240, 240, 235], [340, 404], 120, 36);
}

function drawOdometer(picture: DrawnPicture, { odometer }: Scene): void {
  picture.box([58, 60, 66], [0, 0], WIDTH, HEIGHT);
  for (const x of [200, 600]) {
    picture.disc(METAL, [x, 230], 150);
    picture.disc(DIAL, [x, 230], 142);
    picture.shape(
      [230, 80, 50],
      [
        [x - 6, 236],
        [x + 84, 130],
        [x + 6, 242],
      ],
    );
  }
  picture.box(DIAL, [230, 430], 340, 110);
  [...String(odometer).padStart(6, '0')].forEach((digit, index) =>
    drawDigit(picture, Number(digit), [250 + index * 52, 450]),
  );
}

function drawDigit(picture: DrawnPicture, digit: number, [x, y]: Point): void {
  const strokes: (readonly [number, number, number, number])[] = [
    ...([
      [6, 0, 24, 6],
      [0, 6, 6, 24],
      [30, 6, 6, 24],
      [6, 30, 24, 6],
    ] as const),
    ...([
      [0, 36, 6, 24],
      [30, 36, 6, 24],
      [6, 60, 24, 6],
    ] as const),
  ];
  strokes.forEach(([left, top, width, height], index) => {
    if (STROKES[digit]?.[index] === '1') picture.box(LIT, [x + left, y + top], width, height);
  });
}

/** A plate with a barcode, clearly artificial: no sample imitates a real one. */
function drawPlate(picture: DrawnPicture, { paint, odometer }: Scene): void {
  picture.box(paint, [0, 0], WIDTH, HEIGHT);
  picture.box(darker(paint), [90, 150], 620, 300);
  picture.box([238, 238, 232], [100, 160], 600, 280);
  for (let line = 0, left = 150; left < 640; line += 1) {
    const width = 3 + ((odometer >> (line % 12)) & 3) * 3;
    picture.box(RUBBER, [left, 210], width, 120);
    left += width + 6 + (line % 3) * 3;
  }
  for (const top of [360, 390]) picture.box(METAL, [150, top], 500, 12);
}

function darker([red, green, blue]: Colour): Colour {
  return [red * 0.7, green * 0.7, blue * 0.7];
}
