import type { StorageSettings } from '../config/settings-types';
import type { FileStorage } from './file-storage';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';

/** The store that the settings name. Nothing is asked of it before it is used. */
export function openStorage(settings: StorageSettings): FileStorage {
  return settings.kind === 's3' ? new S3Storage(settings) : new FolderStorage(settings.folder);
}
