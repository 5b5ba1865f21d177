export type SenderLock = 'driver-operations' | 'driver-photos';

/**
 * Runs the work while no other tab or background worker runs it. Without browser locks (pages
 * without HTTPS) the server still applies each operation only once.
 */
export async function withSenderLock<Result>(
  lock: SenderLock,
  work: () => Promise<Result>,
): Promise<Result> {
  // Missing in older browsers and without HTTPS, although the type says otherwise.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(lock, work) : work();
}
