/** The path of a page's address, without trailing slashes, and its view. */
export function pageOf(address: string): { readonly path: string; readonly view: string | null } {
  const query = address.indexOf('?');
  let end = query === -1 ? address.length : query;
  // Not a regular expression, which would backtrack over thousands of slashes.
  while (end > 1 && address[end - 1] === '/') end -= 1;
  const named = new URLSearchParams(query === -1 ? '' : address.slice(query));
  return { path: address.slice(0, end), view: named.get('view') };
}
