import type { Import } from '../../../api/imports';
import { ToneChip, type ChipTone } from '../../../ui/facts/ToneChip';
import { Icon } from '../../../ui/icon/Icon';
import type { IconName } from '../../../ui/icon/icons';
import { useTranslation } from '../../../ui/text/useTranslation';

const LOOKS: Readonly<Record<Import['state'], readonly [ChipTone, IconName]>> = {
  draft: ['gray', 'edit'],
  running: ['blue', 'hourglass'],
  stopped: ['orange', 'blocked'],
  done: ['green', 'check'],
  undoing: ['blue', 'hourglass'],
  undone: ['gray', 'back'],
};

/** The state of an import in one word. */
export function ImportState({ state }: Pick<Import, 'state'>) {
  const { t } = useTranslation('import');
  const [tone, icon] = LOOKS[state];
  return (
    <ToneChip tone={tone} icon={<Icon name={icon} size="text" />} label={t(`states.${state}`)} />
  );
}
