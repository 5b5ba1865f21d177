/**
 * A new version waits until the page is hidden; then it takes over and every open page reloads.
 * Nothing is lost: taps and drafts are on the phone, and the view is in the address. Returns a stop
 * function.
 */
export function takeOverWhenHidden(): () => void {
  // Missing without HTTPS, although the type says otherwise.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return () => undefined;
  let isOutdated = false;
  const hadWorker = workers.controller !== null;
  const reloadIfHidden = () => {
    if (isOutdated && document.visibilityState === 'hidden') location.reload();
  };
  const handleHidden = () => {
    reloadIfHidden();
    if (document.visibilityState !== 'hidden') return;
    void workers
      .getRegistration()
      .then((registration) => registration?.waiting?.postMessage('take-over'));
  };
  const handleNewWorker = () => {
    // The phone's first worker is not an update.
    isOutdated = hadWorker;
    reloadIfHidden();
  };
  document.addEventListener('visibilitychange', handleHidden);
  workers.addEventListener('controllerchange', handleNewWorker);
  return () => {
    document.removeEventListener('visibilitychange', handleHidden);
    workers.removeEventListener('controllerchange', handleNewWorker);
  };
}
