import type { StorageSettings } from '../config/settings-types';
import type { FileStorage } from './file-storage';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';

/** The configured store. It is not contacted before its first use. */
export function openStorage(settings: StorageSettings): FileStorage {
  return settings.kind === 's3' ? new S3Storage(settings) : new FolderStorage(settings.folder);
}
