/** Where a download goes: straight to a file where the browser can, else through memory. */
export interface Destination {
  write: (piece: Uint8Array) => Promise<void>;
  /** The file is there, under the name where it was not chosen already. */
  finish: (name: string, type: string) => Promise<void>;
  /** Nothing is left of it. */
  discard: () => Promise<void>;
}

/** Part of the File System Access API, which not every browser has. */
interface FilePicker {
  showSaveFilePicker: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<FileSystemWritableFileStream> }>;
}

function hasFilePicker(page: unknown): page is FilePicker {
  return typeof (page as Partial<FilePicker>).showSaveFilePicker === 'function';
}

/** Null when the person leaves the browser's own dialog without choosing a place. */
export async function chooseDestination(suggestedName: string): Promise<Destination | null> {
  if (!hasFilePicker(window)) return inMemory();
  try {
    const handle = await window.showSaveFilePicker({ suggestedName });
    return toFile(await handle.createWritable());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // Not allowed here, as in a frame or without a click: the usual download still is.
    return inMemory();
  }
}

function toFile(file: FileSystemWritableFileStream): Destination {
  return {
    write: (piece) => file.write(new Uint8Array(piece)),
    finish: () => file.close(),
    discard: () => file.abort(),
  };
}

function inMemory(): Destination {
  let pieces: BlobPart[] = [];
  return {
    write: (piece) => {
      pieces.push(new Uint8Array(piece));
      return Promise.resolve();
    },
    finish: (name, type) => {
      const href = URL.createObjectURL(new Blob(pieces, { type }));
      const link = document.createElement('a');
      link.href = href;
      link.download = name;
      link.click();
      URL.revokeObjectURL(href);
      return Promise.resolve();
    },
    discard: () => {
      pieces = [];
      return Promise.resolve();
    },
  };
}
