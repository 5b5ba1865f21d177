export type SenderLock = 'driver-operations' | 'driver-photos';

/**
 * Runs the work while no other tab and no background worker runs it. Where the browser has no
 * locks (pages without HTTPS), the server's once-only rule still holds.
 */
export async function withSenderLock<Result>(
  lock: SenderLock,
  work: () => Promise<Result>,
): Promise<Result> {
  // Missing in older browsers and without HTTPS, whatever the types say.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(lock, work) : work();
}
