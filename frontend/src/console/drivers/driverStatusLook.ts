import type { DriverStatus } from '@dispatch/domain/jobs/driver-status';
import type { ChipTone } from '../../ui/facts/ToneChip';
import type { IconName } from '../../ui/icon/icons';

export const DRIVER_STATUS_LOOK: Readonly<
  Record<DriverStatus, { tone: ChipTone; icon: IconName }>
> = {
  available: { tone: 'green', icon: 'check' },
  'on-route': { tone: 'orange', icon: 'truck' },
  'off-duty': { tone: 'gray', icon: 'night' },
};
