import { draftToPayment } from './stories/draft-to-payment';
import { importAndExport } from './stories/import-export';
import { jobByKeyboard } from './stories/keyboard';
import { liveUpdates } from './stories/live';
import { numberFields } from './stories/number-fields';
import { DESK, test } from './test';

test('a job by keyboard alone', async ({ open, adminApi }) => {
  await jobByKeyboard(await open(DESK), adminApi);
});

test('a delivered job becomes a draft, an invoice and a payment', async ({ open, adminApi }) => {
  await draftToPayment(await open(DESK), adminApi);
});

test('a file is imported, and its jobs are exported', async ({ open, adminApi }, info) => {
  await importAndExport(await open(DESK), adminApi, info.outputPath('commandes.csv'));
});

test('a list shows the changes of others, also after its connection was cut', async ({
  open,
  product,
  adminApi,
}) => {
  const openDesk = (address: string) => open(DESK, { address });
  await liveUpdates({ openDesk, address: product.address, api: adminApi });
});

test('number fields read both languages', async ({ open }) => {
  await numberFields(await open(DESK));
});
