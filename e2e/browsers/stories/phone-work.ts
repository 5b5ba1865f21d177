import type { Page } from '../engines/page';

type Stage = 'pickup' | 'delivery';

/** Longer than the two seconds that the button requires. */
const HOLD_MS = 2_500;
const STROKE_POINTS = 20;

export async function photograph(phone: Page, stage: Stage, unit: string): Promise<void> {
  const opener = stage === 'pickup' ? 'Pickup photos' : 'Delivery photos';
  await phone.button(`${opener}: ${unit}`).click();
  const camera = phone.dialog(`Photos at ${stage}`);
  await camera.button('Take photo: Front').click();
  await camera.text(/^Front saved/).shown();
  await camera.button('Done').click();
  await camera.gone();
}

export async function typeVin(phone: Page, unit: string, vin: string): Promise<void> {
  await phone.button(`Check VIN: ${unit}`).click();
  await phone.label('Or type the last 8 of the VIN').fill(vin);
  await phone.button('Compare').click();
  const answer = phone.dialog('VIN matches');
  await answer.button('Done').click();
  await answer.gone();
}

async function drawSignature(phone: Page): Promise<void> {
  const pad = phone.role('img', 'Sign here with a finger or a pen');
  const { box } = await pad.inView();
  const points = Array.from({ length: STROKE_POINTS }, (_, step) => ({
    x: box.x + (0.2 + step * 0.03) * box.width,
    y: box.y + (0.5 + 0.25 * Math.sin(step)) * box.height,
  }));
  await phone.draw(points);
}

/** Hands the phone to the signer, who signs, and back. */
export async function haveSigned(phone: Page, stage: Stage, name: string): Promise<void> {
  await phone.button(`Get the ${stage} signature`).click();
  await phone.button('Hand over the phone').click();
  await phone.label('Your name').fill(name);
  await drawSignature(phone);
  await phone.button('Sign').click();
  await phone.role('heading', 'Thank you').shown();
  const { box } = await phone.button('Back to the driver').inView();
  await phone.draw([{ x: box.x + box.width / 2, y: box.y + box.height / 2 }], HOLD_MS);
  await phone.role('heading', 'Thank you').gone();
}
