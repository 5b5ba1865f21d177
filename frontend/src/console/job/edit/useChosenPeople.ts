import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCustomerQuery } from '../../../api/customers';
import { useListDriversQuery } from '../../../api/drivers';
import type { ActivityPerson } from '../../../api/generated/endpoints';
import type { Job } from '../../../api/jobs/jobs';

/** The job's customer and driver, and those chosen in the editor. */
export function useChosenPeople(
  { customer, driver }: Job,
  chosenCustomerId: number | null,
): ActivityPerson[] {
  const { data: chosen } = useGetCustomerQuery(
    chosenCustomerId === null ? skipToken : { id: chosenCustomerId },
  );
  const { data: drivers = [] } = useListDriversQuery({});
  const customers = [customer, chosen].filter((one) => one != null);
  const everyDriver = [driver, ...drivers].filter((one) => one !== null);
  return [
    ...customers.map(({ id, name }) => ({ resource: 'customer' as const, id, name })),
    ...everyDriver.map(({ id, name }) => ({ resource: 'driver' as const, id, name })),
  ];
}
