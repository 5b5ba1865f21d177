/** How long a claim outlives a process that was killed. */
export const LEASE_MS = 30_000;
/** Two renewals may fail before a claim expires. */
export const RENEW_MS = 10_000;

/** Runs work and renews its claim until it ends. No renewal is under way once this settles. */
export async function renewing<T>(
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewal.then(renew).catch(() => undefined); // the claim is renewed again, or expires
  }, RENEW_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewal;
  }
}
