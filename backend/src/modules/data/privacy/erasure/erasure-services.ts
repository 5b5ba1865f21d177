import type { Settings } from '../../../../config/settings';
import type { CoreServices } from '../../../../core-services';

export interface ErasureServices extends Pick<CoreServices, 'clock' | 'database' | 'transactions'> {
  readonly settings: Pick<Settings, 'audit' | 'company' | 'dataDir' | 'jwtSecret'>;
}
