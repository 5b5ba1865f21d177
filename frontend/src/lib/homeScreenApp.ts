/** Whether the page is an app on an iPhone's home screen; only Safari has this property. */
export function isIphoneApp(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}
