import GridView from '@mui/icons-material/GridViewOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { JOB_LAYOUTS, useFitsTable, useJobLayout, type JobLayout } from './useJobLayout';

const ICONS = { cards: GridView, list: ViewList };

/** Cards or a list; the choice holds for all lists of jobs in this browser. Away while only cards fit. */
export function LayoutToggle() {
  const { t } = useTranslation('jobs');
  const [layout, setLayout] = useJobLayout();
  const fitsTable = useFitsTable();
  if (!fitsTable) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('layout.label')}
      value={layout}
      onChange={(_event, next: JobLayout | null) => {
        if (next !== null) setLayout(next);
      }}
    >
      {JOB_LAYOUTS.map((value) => {
        const Icon = ICONS[value];
        return (
          <Tooltip key={value} title={t(`layout.${value}`)}>
            <ToggleButton
              value={value}
              selected={value === layout}
              aria-label={t(`layout.${value}`)}
            >
              <Icon fontSize="small" />
            </ToggleButton>
          </Tooltip>
        );
      })}
    </ToggleButtonGroup>
  );
}
