import type { Side } from '@dispatch/domain/jobs/job-location';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useListJobsQuery, type Job } from '../../api/jobs/jobs';
import { addressLine, type AddressOption } from '../../parts/address/fullAddress';
import { useTranslation } from '../../ui/text/useTranslation';
import { useDispatchForm } from './dispatchForm';

/** The number of a customer's newest jobs searched for places. */
const LOOKED_THROUGH = 50;
const MOST = 6;

/** The most frequent start or end places of the chosen customer's jobs. */
export function useUsualPlaces(side: Side): readonly AddressOption[] {
  const { t } = useTranslation('jobForm');
  const { control } = useDispatchForm();
  const customerId = useWatch({ control, name: 'customerId' });
  const { currentData } = useListJobsQuery(
    customerId === null ? skipToken : { customerId, limit: LOOKED_THROUGH },
  );
  const country = t('canada');
  return useMemo(() => placesOf(currentData ?? [], side, country), [currentData, side, country]);
}

function placesOf(jobs: readonly Job[], side: Side, country: string): AddressOption[] {
  const counts = new Map<string, { option: AddressOption; count: number }>();
  for (const job of jobs) {
    const address = {
      address: job[`${side}Address`] ?? '',
      city: job[`${side}City`] ?? '',
      province: job[`${side}Province`] ?? '',
      postalCode: job[`${side}PostalCode`] ?? '',
      country,
    };
    if (address.address === '') continue;
    const text = addressLine(address);
    const option = { id: text, text, address };
    counts.set(text, { option, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ option }) => option);
}
