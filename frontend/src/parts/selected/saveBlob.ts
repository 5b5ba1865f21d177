/** Downloads a blob as a file. */
export function saveBlob(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}
