import type { DispatchFormValues } from '@dispatch/domain/jobs/dispatch-form';
import { toCustomerUpsert, toJobPayload, toVehicles } from '@dispatch/domain/jobs/dispatch-payload';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { api } from '../api';
import { dispatchField, type DispatchStep } from './dispatchFields';
import { withFieldNames, type ApiError } from '../request/errors';
import type { Customer, Job, Vehicle } from '../generated/endpoints';
import { idempotent } from '../request/requestHeaders';
import { placeAnswer } from '../cache/ownChanges';
import { OWN_JOB_CHANGE_TAGS } from '../cache/reach';
import { listTag, unlessFailed } from '../cache/tags';

export interface NewDispatch {
  readonly values: DispatchFormValues;
  /** The default for a missing model year. */
  readonly currentYear: number;
  /** Identifies the new job; the same for every attempt to save the same form. */
  readonly intent: string;
}

/** A call through the base query. */
type Fetch = (
  request: FetchArgs,
) => PromiseLike<{ data?: unknown; error?: ApiError }> | { data?: unknown; error?: ApiError };

class Refused extends Error {
  constructor(readonly answer: ApiError) {
    super(answer.message);
  }
}

/**
 * The creation flow of specification 7: customer, then vehicles, then the job. A repeat with the
 * same `intent` creates nothing twice: the server finds existing customers and vehicles, and
 * creates at most one job per intent.
 */
const dispatchApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDispatch: build.mutation<Job, NewDispatch>({
      queryFn: async (dispatch, _api, _extra, fetch) => {
        try {
          return { data: await createDispatch(dispatch, fetch) };
        } catch (error) {
          if (error instanceof Refused) return { error: error.answer };
          throw error;
        }
      },
      invalidatesTags: unlessFailed(() => [...OWN_JOB_CHANGE_TAGS, listTag('vehicle')]),
      onQueryStarted: placeAnswer('job'),
    }),
  }),
});

async function createDispatch(
  { values, currentYear, intent }: NewDispatch,
  fetch: Fetch,
): Promise<Job> {
  const isMultiple = values.isMultipleVehicles;
  const send = async (url: string, body: object, key: string, step: DispatchStep) => {
    const { data, error } = await fetch({ url, method: 'POST', body, headers: idempotent(key) });
    if (error)
      throw new Refused(withFieldNames(error, (field) => dispatchField(step, field, isMultiple)));
    return data;
  };
  /** Depends on the body, so that a corrected customer or vehicle is a new request. */
  const keyOf = (step: string, body: object) => `${intent}.${step}.${digest(body)}`;

  const upsert = toCustomerUpsert(values);
  const customer = upsert
    ? await send('/api/customers/upsert', upsert, keyOf('customer', upsert), 'customer')
    : null;
  const vehicles = await Promise.all(
    toVehicles(values, currentYear).map((vehicle, unit) => {
      const key = keyOf(`vehicle-${isMultiple ? values.units[unit]?.id : 'single'}`, vehicle);
      return send('/api/vehicles', vehicle, key, { unit });
    }),
  );
  // These three answers have the types of the server's API description.
  const customerId = (customer as Customer | null)?.id ?? null;
  const vehicleIds = (vehicles as Vehicle[]).map(({ id }) => id);
  const job = toJobPayload(values, customerId, vehicleIds, currentYear);
  return (await send('/api/jobs', job, `${intent}.job`, 'job')) as Job;
}

/** A short hash of a body; it only has to differ between the attempts at one dispatch. */
function digest(body: object): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(body)) {
    hash = ((hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(36);
}

export const { useCreateDispatchMutation } = dispatchApi;
