import { pathTo, ROUTES } from '@dispatch/domain/views/routes';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetDriverByUserQuery, useGetDriverQuery } from '../../api/singleRecords';
import { useSession } from '../../api/accounts/session';

/** The portal's driver: the signed-in driver, or the one an admin acts for. */
export interface PortalDriver {
  /** Null until known. */
  readonly id: number | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly isOwn: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
  /** The addresses of the dashboard and of its jobs. */
  readonly home: string;
  readonly jobPath: (jobId: number) => string;
}

/** `driverId` from the address; null for the signed-in driver's own portal. */
export function usePortalDriver(driverId: number | null): PortalDriver {
  const { user, isDriver } = useSession();
  const isOwn = isDriver && (driverId === null || driverId === user?.driverId);
  const wanted = driverId ?? user?.driverId ?? null;
  const byId = useGetDriverQuery(wanted === null ? skipToken : { id: wanted });
  // A driver's session names the record, except just after the account was created.
  const byUser = useGetDriverByUserQuery(
    user && isOwn && wanted === null ? { userId: user.id } : skipToken,
  );
  const found = isOwn && wanted === null ? byUser : byId;
  const id = wanted ?? byUser.data?.id ?? null;
  const driver = found.data;
  return {
    id,
    // Use the account's name until the record is loaded, and without a network.
    name: driver?.name ?? (isOwn ? (user?.name ?? null) : null),
    email: isOwn ? (user?.email ?? null) : (driver?.email ?? null),
    isOwn,
    // A driver's own jobs can be shown with the id from the session.
    error: driver === undefined && !(isOwn && id !== null) ? found.error : undefined,
    refetch: () => void found.refetch(),
    home: isOwn || id === null ? ROUTES.home.path : pathTo('driver', { driverId: id }),
    jobPath: (jobId) =>
      isOwn || id === null
        ? pathTo('job', { jobId })
        : pathTo('driverJob', { driverId: id, jobId }),
  };
}
