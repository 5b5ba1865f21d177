import { readId } from '@dispatch/domain/views/routes';
import { useParams } from 'react-router-dom';

/**
 * The records that the route's address contains, null without one. `isValid` is false if a segment
 * is no id: the address is unknown then.
 */
export function useRouteIds() {
  const { driverId, jobId } = useParams();
  const isValid = [driverId, jobId].every((text) => text === undefined || readId(text) !== null);
  return {
    isValid,
    driverId: isValid ? readId(driverId) : null,
    jobId: isValid ? readId(jobId) : null,
  };
}
