import type { APIRequestContext } from '@playwright/test';
import { tokenOf } from '../../support/people';
import type { Page } from '../engines/page';
import { makeHondaJob } from './honda-job';
import { takePhoneBack } from './phone-work';
import { signIn } from './sign-in';

/** A signer reads the screen in French, also after a reload; the driver gets the phone back in English. */
export async function signersLanguage(phone: Page, api: APIRequestContext): Promise<void> {
  const { id, driver } = await makeHondaJob(api, 'Laure Langue', { status: 'in-transit' });
  const headers = { Authorization: `Bearer ${await tokenOf(api, driver)}` };
  await api.patch('/api/auth/me', { headers, data: { language: 'en-CA' } });
  await signIn(phone, driver.email, driver.password);
  await phone.goto(`/job/${String(id)}`);
  await phone.button('Get the delivery signature').click();
  await phone.button('Hand over the phone').click();
  await phone.button('Français').click();
  await phone.label('Votre nom').shown();
  await phone.reload();
  await phone.label('Votre nom').shown();
  await takePhoneBack(phone, 'Retour au chauffeur');
  await phone.button('Get the delivery signature').shown();
}
