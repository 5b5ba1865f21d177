/** What the address of a page names: its path without slashes at its end, and its view. */
export function pageOf(address: string): { readonly path: string; readonly view: string | null } {
  const query = address.indexOf('?');
  let end = query === -1 ? address.length : query;
  // No pattern: it would try each of thousands of slashes for a beginning.
  while (end > 1 && address[end - 1] === '/') end -= 1;
  const named = new URLSearchParams(query === -1 ? '' : address.slice(query));
  return { path: address.slice(0, end), view: named.get('view') };
}
