import { usePreference } from '../../ui/screen/usePreference';

const CHOICES = ['on', 'off'] as const;

/** Whether new jobs make a sound and vibrate; they are always shown. */
export function useAlertChoice() {
  return usePreference('driver_alerts', CHOICES, 'on');
}
