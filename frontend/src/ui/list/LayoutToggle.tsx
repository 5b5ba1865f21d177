import { useTranslation } from '../text/useTranslation';
import { ToggleGroup } from '../button/ToggleGroup';
import { Icon } from '../icon/Icon';
import { JOB_LAYOUTS, useFitsTable, useListLayout } from './useListLayout';

const ICONS = { cards: 'grid', list: 'list' } as const;

/** Cards or a list, one choice of each user for all lists of jobs. Hidden when only cards fit. */
export function LayoutToggle() {
  const { t } = useTranslation('jobs');
  const [layout, setLayout] = useListLayout();
  const fitsTable = useFitsTable();
  if (!fitsTable) return null;
  return (
    <ToggleGroup
      aria-label={t('layout.label')}
      options={JOB_LAYOUTS.map((value) => ({
        value,
        content: <Icon name={ICONS[value]} />,
        label: t(`layout.${value}`),
      }))}
      value={layout}
      onChange={setLayout}
    />
  );
}
