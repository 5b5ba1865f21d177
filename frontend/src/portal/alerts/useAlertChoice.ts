import { usePreference } from '../../ui/screen/usePreference';

const CHOICES = ['on', 'off'] as const;

/** Whether new jobs are heard and felt; seen they always are. */
export function useAlertChoice() {
  return usePreference('driver_alerts', CHOICES, 'on');
}
