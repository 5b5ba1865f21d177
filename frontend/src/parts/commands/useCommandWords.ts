import { VIEW_IDS, type ViewId } from '@dispatch/domain/views/console-view';
import { useCallback } from 'react';
import { useTranslation } from '../../ui/text/useTranslation';
import type { CommandId } from './registry';
import { isPartOfView } from './viewCommands';

/** The name of a command; views are named as in the menu. */
export function useCommandWords(): (id: CommandId) => string {
  const { t } = useTranslation(['commands', 'console', 'common']);
  return useCallback(
    (id) => {
      const view = VIEW_IDS.find((known) => known === id);
      if (view) return t(`console:views.${view}`);
      if (isPartOfView(id)) return t(`console:places.${id}`);
      if (id === 'driver-portal') return t('console:driverPortal');
      if (id === 'logout') return t('common:actions.logout');
      // Views are excluded above, which the compiler does not see.
      return t(`commands:names.${id as Exclude<typeof id, ViewId>}`);
    },
    [t],
  );
}
