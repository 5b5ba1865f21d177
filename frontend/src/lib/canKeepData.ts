/** Whether the user lets the page keep data. Chrome reports cookies as enabled even if it refuses the storage. */
export function canKeepData(): boolean {
  try {
    return navigator.cookieEnabled && localStorage.length >= 0;
  } catch {
    return false;
  }
}
