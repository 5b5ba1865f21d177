/** The target of a download: a file if the browser supports it, otherwise memory. */
export interface Destination {
  write: (piece: Uint8Array) => Promise<void>;
  /** Completes the file. `name` applies only if no name was chosen before. */
  finish: (name: string, type: string) => Promise<void>;
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

/** Null if the user closes the browser's dialog without choosing a place. */
export async function chooseDestination(suggestedName: string): Promise<Destination | null> {
  if (!hasFilePicker(window)) return inMemory();
  try {
    const handle = await window.showSaveFilePicker({ suggestedName });
    return toFile(await handle.createWritable());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // Writing to a file is not allowed here, as in a frame or without a click. Use a normal download instead.
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
