/** Explains in one line, for the operator, why a backup or restore failed. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}
