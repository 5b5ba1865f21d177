import { driverDay } from './stories/driver-day';
import { PHONE, test } from './test';

test('a haul is reported and signed at both ends offline, with two cold starts', async ({
  open,
  product,
  adminApi,
}) => {
  const openPhone = (address: string) => open(PHONE, { address });
  await driverDay({ openPhone, address: product.address, api: adminApi });
});
