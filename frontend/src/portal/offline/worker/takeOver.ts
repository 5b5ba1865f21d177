/**
 * A new version waits until nobody looks at the page; then it takes over and every open page
 * starts anew with it. Nothing is lost by that: taps and drafts are on the phone, the place is in
 * the address. Returns how to stop.
 */
export function takeOverWhenHidden(): () => void {
  // Missing without HTTPS, whatever the types say.
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
    // The first worker of a phone brings nothing new.
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
