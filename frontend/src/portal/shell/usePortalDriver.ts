import { skipToken } from '@reduxjs/toolkit/query';
import { useGetDriverByUserQuery, useGetDriverQuery } from '../../api/singleRecords';
import { useSession } from '../../api/accounts/session';

/** Whose portal this is: the signed-in driver's own, or the one an admin acts for. */
export interface PortalDriver {
  /** Null until known. */
  readonly id: number | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly isOwn: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
  /** Address of the dashboard and of one of its jobs. */
  readonly home: string;
  readonly jobPath: (jobId: number) => string;
}

/** `driverId` as the address names it; null for the signed-in driver's own portal. */
export function usePortalDriver(driverId: number | null): PortalDriver {
  const { user, isDriver } = useSession();
  const isOwn = isDriver && (driverId === null || driverId === user?.driverId);
  const wanted = driverId ?? user?.driverId ?? null;
  const byId = useGetDriverQuery(wanted === null ? skipToken : { id: wanted });
  // A driver's session names the record, except just after the account was made.
  const byUser = useGetDriverByUserQuery(
    user && isOwn && wanted === null ? { userId: user.id } : skipToken,
  );
  const found = isOwn && wanted === null ? byUser : byId;
  const id = wanted ?? byUser.data?.id ?? null;
  const driver = found.data;
  return {
    id,
    // Until the record is there, and without a network, the account's name stands in.
    name: driver?.name ?? (isOwn ? (user?.name ?? null) : null),
    email: isOwn ? (user?.email ?? null) : (driver?.email ?? null),
    isOwn,
    // One's own jobs can be shown by the id that the session names.
    error: driver === undefined && !(isOwn && id !== null) ? found.error : undefined,
    refetch: () => void found.refetch(),
    home: isOwn ? '/' : `/driver/${id ?? ''}`,
    jobPath: (jobId) => (isOwn ? `/job/${jobId}` : `/driver/${id ?? ''}/job/${jobId}`),
  };
}
