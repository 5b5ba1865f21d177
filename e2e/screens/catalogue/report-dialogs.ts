import type { SampleCompany } from '../sample-company';
import { press, type Screen } from '../screen';

/** Dialogs of the condition report in the job details. */
export function reportDialogs({ jobs }: SampleCompany): Screen[] {
  const path = `/?view=completed-jobs&job=${String(jobs.unreported)}&panel=details`;
  return [
    {
      name: 'photo of a unit',
      path,
      act: async ({ page, words }) => {
        const what = words('photos:what', {
          place: words('photos:place.front'),
          stage: words('photos:at.delivery'),
        });
        await press(page, words('photos:open', { what }));
        await page.getByRole('img', { name: what }).waitFor();
      },
    },
    {
      name: 'pickup and delivery of a unit compared',
      path,
      act: async ({ page, words }) => {
        const what = words('photos:what', {
          place: words('photos:place.left-side'),
          stage: words('photos:at.pickup'),
        });
        await press(page, words('photos:open', { what }));
        await press(page, words('photos:compare'));
        await page.getByText(words('photos:noneAt.delivery')).waitFor();
      },
    },
    {
      name: 'adding photos of a unit',
      path,
      act: async ({ page, words }) => {
        await page.locator('.stages-stage button').first().click();
        await page.locator('.file-drop input').setInputFiles({
          name: 'une-photo-qui-n-en-est-pas-une-2026-03-31-livraison.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('not a picture'),
        });
        await page.getByText(words('report:add.state.unreadable')).waitFor();
      },
    },
  ];
}
