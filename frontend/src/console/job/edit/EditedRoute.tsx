import { SIDES } from '@dispatch/domain/jobs/job-location';
import { useWatch, type Control } from 'react-hook-form';
import type { Addressed } from '../../../parts/job/jobTexts';
import { RouteMap } from '../../../parts/map/RouteMap';
import { useDebouncedValue } from '../../../ui/form/search/useDebouncedValue';
import type { JobValues } from './jobEditForm';
import './edit.css';

/** Each address costs a request to the map service. */
const RESTED_MS = 1_000;

function addressesOf(values: JobValues): Addressed {
  const parts = ['Address', 'City', 'Province', 'PostalCode'] as const;
  const fields = SIDES.flatMap((side) => parts.map((part) => `${side}${part}` as const));
  const entries = fields.map((field) => [field, values[field]]);
  return Object.fromEntries(entries) as Addressed; // every field of the two addresses
}

/** The edited route, debounced; next to the form where the width allows. */
export function EditedRoute({ control }: { control: Control<JobValues> }) {
  const typed = useWatch({ control, compute: addressesOf });
  const route = useDebouncedValue(typed, RESTED_MS);
  return (
    <div className="edited-route">
      <RouteMap job={route} withDirections />
    </div>
  );
}
