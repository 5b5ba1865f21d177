import { withPickedCustomer } from '@dispatch/domain/jobs/dispatch-form';
import { dayOf } from '@dispatch/domain/time/company-day';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useConfig } from '../../api/config';
import { useGetCustomerQuery } from '../../api/customers';
import { type Colleague, useListColleaguesQuery } from '../../api/jobs/comments';
import { useGetJobQuery } from '../../api/singleRecords';
import { urlId, useUrlState } from '../../ui/url/urlState';
import { fill } from '../../parts/job-form/jobForm';
import type { DispatchForm, DispatchValues } from './dispatchForm';
import { repeatedJob } from './startValues';

const NOBODY: readonly Colleague[] = [];
const FIELDS = { customer: urlId(), repeat: urlId() };

/**
 * Fills a blank form from the customer or the job in the address. Unsaved input has priority and is not overwritten.
 */
export function useStartedFrom(form: DispatchForm, isBlank: boolean): void {
  const [{ customer, repeat }] = useUrlState(FIELDS);
  const { timeZone } = useConfig();
  const isFilled = useRef(!isBlank);
  const { data: job } = useGetJobQuery(repeat === null ? skipToken : { id: repeat });
  const { data: person } = useGetCustomerQuery(customer === null ? skipToken : { id: customer });
  const hasResponsible = job?.responsibleId != null;
  const { data: listed = NOBODY, isLoading } = useListColleaguesQuery(undefined, {
    skip: !hasResponsible,
  });
  const colleagues = isLoading ? null : listed;
  useEffect(() => {
    if (colleagues === null) return;
    const start: Partial<DispatchValues> | null = job
      ? repeatedJob(job, colleagues, dayOf(new Date(), timeZone))
      : person
        ? withPickedCustomer(person)
        : null;
    if (start === null || isFilled.current) return;
    isFilled.current = true;
    fill(form, start);
    // The customer is filled in; continue with the vehicle.
    form.setFocus(start.isMultipleVehicles ? 'units.0.vinLast8' : 'vinLast8');
  }, [form, job, colleagues, person, timeZone]);
}
