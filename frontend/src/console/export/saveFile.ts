/** A file that the user chose. */
export interface ChosenFile {
  write: (piece: Uint8Array) => Promise<void>;
  /** Completes the file. */
  finish: () => Promise<void>;
  /** Removes the partial file. */
  discard: () => Promise<void>;
}

/** A part of the File System Access API; not all browsers support it. */
interface FilePicker {
  showSaveFilePicker: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<FileSystemWritableFileStream> }>;
}

function hasFilePicker(page: unknown): page is FilePicker {
  return typeof (page as Partial<FilePicker>).showSaveFilePicker === 'function';
}

/**
 * Null if the user closes the browser's dialog without choosing a place. `download` if the browser
 * lets no page write to a file: it then downloads the address itself.
 */
export async function chooseFile(suggestedName: string): Promise<ChosenFile | 'download' | null> {
  if (!hasFilePicker(window)) return 'download';
  try {
    const handle = await window.showSaveFilePicker({ suggestedName });
    return toFile(await handle.createWritable());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // Writing to a file is not allowed here, as in a frame or without a click.
    return 'download';
  }
}

function toFile(file: FileSystemWritableFileStream): ChosenFile {
  return {
    write: (piece) => file.write(new Uint8Array(piece)),
    finish: () => file.close(),
    discard: () => file.abort(),
  };
}

/** The browser writes the file piece by piece and shows its progress; the server names it. */
export function downloadAddress(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
