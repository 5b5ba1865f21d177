import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { blankUnit, canAddUnit, canRemoveUnit } from '@dispatch/domain/jobs/dispatch-form';
import { MAX_UNITS } from '@dispatch/domain/limits';
import { nanoid } from '@reduxjs/toolkit';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFieldError } from '../../ui/form/fieldProblem';
import { useUnitsForm } from './unitForm';
import { UnitFields } from './UnitFields';

interface UnitRowsProps {
  onVins: (vins: readonly string[], start: number) => void;
}

/** The units of a job with several vehicles, 1 to 9. */
export function UnitRows({ onVins }: UnitRowsProps) {
  const { t } = useTranslation('units');
  const { control, setFocus, formState } = useUnitsForm();
  const fieldError = useFieldError();
  const { units } = formState.errors;
  const problem = fieldError(units?.root?.message ?? units?.message);
  const { fields, append, remove } = useFieldArray({ control, name: 'units', keyName: 'rowKey' });
  const handleRemove = (index: number) => {
    remove(index);
    setFocus(`units.${Math.max(index - 1, 0)}.year`);
  };

  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {t('title')}{' '}
          <Typography
            component="span"
            color="textSecondary"
            role="status"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {t('counter', { number: fields.length, max: MAX_UNITS })}
          </Typography>
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          disabled={!canAddUnit(fields)}
          onClick={() => append(blankUnit(nanoid()), { focusName: `units.${fields.length}.year` })}
        >
          <Icon name="add" />
          {t('add')}
        </Button>
      </Box>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {fields.map((unit, index) => (
        <UnitFields
          key={unit.rowKey}
          index={index}
          onVins={(vins) => onVins(vins, index)}
          onRemove={canRemoveUnit(fields) ? () => handleRemove(index) : undefined}
        />
      ))}
    </Stack>
  );
}
