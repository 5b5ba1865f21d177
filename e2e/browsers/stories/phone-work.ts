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
  await phone.label('Type the last 8 of the VIN').fill(vin);
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
  await takePhoneBack(phone, 'Back to the driver');
}

/** Holds the button, by its name in the signer's language. */
export async function takePhoneBack(phone: Page, name: string): Promise<void> {
  const button = phone.button(name);
  const { box } = await button.inView();
  await phone.draw([{ x: box.x + box.width / 2, y: box.y + box.height / 2 }], HOLD_MS);
  await button.gone();
}

/** Reports a damaged unit, without the drawing. */
export async function reportDamage(phone: Page, unit: string): Promise<void> {
  await phone.button(`Condition at pickup: ${unit}`).click();
  const report = phone.dialog('Condition report at pickup');
  await report.role('textbox', 'Odometer').fill('48210');
  await report.role('group', 'Keys').button('1').click();
  await report.button('Add damage from a list').click();
  await report.role('combobox', 'Location').choose('Front bumper');
  await report.role('group', 'Type').button('Scratched').click();
  await report.role('group', 'Size').button('2.5 to 7.5 cm (1–3 in)').click();
  await report.button('Add damage').click();
  await report.text(/Front bumper: Scratched, 2\.5 to 7\.5 cm/).shown();
  await report.button('Save report').click();
  await report.gone();
}
