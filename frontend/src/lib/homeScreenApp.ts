/** Whether the page is an app on an iPhone's home screen; only Safari has this property. */
export function isIphoneApp(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}

/** Whether the page is open in an iPhone's browser, and could be put on the home screen. */
export function isIphoneBrowser(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}
