import { useCallback } from 'react';
import { useApiDispatch } from '../../api/api';
import { changeMe, useSession } from '../../api/accounts/session';
import { usePreference } from '../../ui/screen/usePreference';

const CHOICES = ['on', 'off'] as const;

/** Whether single keys are shortcuts: the user's setting, else this browser's last setting. */
export function useShortcutSetting(): [boolean, (areOn: boolean) => void] {
  const { user } = useSession();
  const [remembered, remember] = usePreference('shortcuts', CHOICES, 'on');
  const dispatch = useApiDispatch();
  const areOn = user?.shortcuts ?? remembered === 'on';
  const change = useCallback(
    (next: boolean) => {
      remember(next ? 'on' : 'off');
      // Shown at once; after a failure only this browser keeps the choice.
      void dispatch(changeMe.initiate({ shortcuts: next }));
    },
    [dispatch, remember],
  );
  return [areOn, change];
}
