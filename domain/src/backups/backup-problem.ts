/** Why a nightly backup failed. */
export const BACKUP_PROBLEMS = ['no-folder', 'no-access', 'no-space', 'other'] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

const BY_CODE: Readonly<Record<string, BackupProblem>> = {
  ENOENT: 'no-folder',
  ENOTDIR: 'no-folder',
  EACCES: 'no-access',
  EPERM: 'no-access',
  EROFS: 'no-access',
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
};

/** The problem behind an error code of the file system. */
export function backupProblemOf(code: string | null): BackupProblem {
  return BY_CODE[code ?? ''] ?? 'other';
}
