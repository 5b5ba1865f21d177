/** Why a backup or a restore cannot be done, in one line for the person who asked for it. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}
