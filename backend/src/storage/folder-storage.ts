import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assertName, nameOf } from './file-name';
import { FileStorage, type FoundFile, type ListedFile } from './file-storage';
import { isMissing, storing } from './storage-failure';

const PARTIAL = /^[0-9a-f]{64}\.[0-9a-f-]{36}\.partial$/;

/** Stores files in 256 subfolders of a folder. A file gets its name after it is complete and on disk. */
export class FolderStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  put(content: Uint8Array): Promise<string> {
    const name = nameOf(content);
    const place = this.pathOf(name);
    const partial = `${place}.${randomUUID()}.partial`;
    return storing(async () => {
      await mkdir(this.folderOf(name), { recursive: true });
      try {
        await write(partial, content);
        await rename(partial, place);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await sync(this.folderOf(name));
      return name;
    });
  }

  async read(name: string): Promise<FoundFile | null> {
    const path = this.pathOf(name);
    return storing(() =>
      unlessMissing(async () => {
        const file = await open(path, 'r');
        try {
          const { size } = await file.stat();
          return { bytes: size, content: file.createReadStream() };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    );
  }

  async has(name: string): Promise<boolean> {
    const path = this.pathOf(name);
    const found = await storing(() => unlessMissing(() => access(path).then(() => true)));
    return found ?? false;
  }

  async delete(name: string): Promise<void> {
    const path = this.pathOf(name);
    await storing(() => rm(path, { force: true }));
  }

  list(prefix: string): Promise<readonly ListedFile[]> {
    return storing(async () => {
      const folder = join(this.folder, prefix);
      const files: ListedFile[] = [];
      for (const name of (await unlessMissing(() => readdir(folder))) ?? []) {
        const stats = await unlessMissing(() => stat(join(folder, name)));
        if (stats !== null) files.push({ name, storedAt: stats.mtime });
      }
      return files;
    });
  }

  private folderOf(name: string): string {
    return join(this.folder, name.slice(0, 2));
  }

  private pathOf(name: string): string {
    if (!PARTIAL.test(name)) assertName(name);
    return join(this.folderOf(name), name);
  }
}

async function write(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is on disk only after its folder is synced. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
