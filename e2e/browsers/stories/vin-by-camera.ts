import { expect, type APIRequestContext } from '@playwright/test';
import { makeDriver } from '../../support/people';
import { labelOf } from '../../support/phone/label-film';
import type { Page } from '../engines/page';
import { signIn } from './sign-in';

const VIN = '1HGCM82633A004352';
const HONDA = '2003 Honda Accord, 3A004352';

/** Runs in the page: the pictures of the camera show black bars on a white wall. */
function showBars(columns: readonly number[]): void {
  const wall = document.createElement('canvas');
  [wall.width, wall.height] = [1280, 720];
  const pen = wall.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, wall.width, wall.height);
  pen.fillStyle = 'black';
  for (const column of columns) pen.fillRect(column, 260, 1, 200);
  const pens = CanvasRenderingContext2D.prototype;
  const draw = pens.drawImage;
  Object.assign(pens, {
    // The page draws a picture of any size around the middle of its canvas.
    drawImage(this: CanvasRenderingContext2D, source: CanvasImageSource, ...place: unknown[]) {
      const isCamera = source instanceof HTMLVideoElement;
      const shown = isCamera ? [wall, -wall.width / 2, -wall.height / 2] : [source, ...place];
      Reflect.apply(draw, this, shown);
    },
  });
}

/** Runs in the page: notes what is kept awake; null in a browser that cannot. */
function noteAwake(): void {
  const hasLock = typeof WakeLock !== 'undefined';
  const awake: string[] | null = hasLock ? [] : null;
  Object.assign(globalThis, { awake });
  if (!hasLock) return;
  const { request } = WakeLock.prototype;
  WakeLock.prototype.request = function (kind = 'screen') {
    awake?.push(kind);
    return request.call(this, kind);
  };
}

/** The camera reads the barcode of the right car. */
export async function vinByCamera(phone: Page, api: APIRequestContext): Promise<void> {
  const driver = await makeDriver(api, 'Rosalie Rayons');
  const made = await api.post('/api/jobs', {
    data: {
      driverId: driver.driverId,
      vehicleUnitsData: [{ year: 2003, make: 'Honda', model: 'Accord', vinLast8: VIN }],
    },
  });
  const { id } = (await made.json()) as { id: number };
  await signIn(phone, driver.email, driver.password);
  await phone.goto(`/job/${String(id)}`);
  const { width, isBlack } = labelOf('code39', `I${VIN}`);
  const left = Math.floor((1280 - width) / 2);
  const bars = Array.from({ length: width }, (_, x) => x).filter((x) => isBlack(x, 0));
  await phone.run(
    showBars,
    bars.map((x) => x + left),
  );
  await phone.run(noteAwake);
  await phone.button(`Check VIN: ${HONDA}`).click();
  const answer = phone.dialog('VIN matches');
  await answer.has(VIN);
  await answer.button('Done').click();
  const checks = async () => {
    const job = await api.get(`/api/jobs/${String(id)}`);
    return ((await job.json()) as { jobVehicles: { vinCheck: unknown }[] }).jobVehicles;
  };
  await expect
    .poll(checks, { timeout: 120_000 })
    .toMatchObject([{ vinCheck: { vin: VIN, method: 'scan' } }]);
  const awake = await phone.run(() => (globalThis as unknown as { awake: string[] | null }).awake); // put there above
  expect(awake === null || awake.includes('screen')).toBe(true);
}
