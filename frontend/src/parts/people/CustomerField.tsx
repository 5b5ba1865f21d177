import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormControlField, type FieldBase } from '../../ui/form/FormField';
import type { ControlIds } from '../../ui/form/FieldFrame';
import { RecordSelect } from '../../ui/form/search/RecordSelect';
import { useTranslation } from '../../ui/text/useTranslation';
import { useOfferedCustomers } from './useOfferedCustomers';

interface CustomerFieldProps<Values extends FieldValues> extends FieldBase<Values> {
  /** The label for no customer, or for all of them in a filter. */
  noneLabel: string;
}

/** An existing customer, found by typing at least two characters. */
export function CustomerField<Values extends FieldValues>(props: CustomerFieldProps<Values>) {
  const { noneLabel, ...frame } = props;
  return (
    <FormControlField
      {...frame}
      render={({ field, ids }) => (
        <CustomerSelect
          ids={ids}
          value={typeof field.value === 'number' ? field.value : null}
          onChange={field.onChange}
          noneLabel={noneLabel}
        />
      )}
    />
  );
}

interface CustomerSelectProps extends Pick<CustomerFieldProps<FieldValues>, 'noneLabel'> {
  ids: ControlIds;
  value: number | null;
  onChange: (customerId: number | null) => void;
}

function CustomerSelect({ ids, value, onChange, noneLabel }: CustomerSelectProps) {
  const { t } = useTranslation('jobs');
  const [typed, setTyped] = useState('');
  const { chosen, isAsked, offered, emptyText } = useOfferedCustomers(value, typed);
  return (
    <RecordSelect
      ids={ids}
      items={offered}
      noneLabel={noneLabel}
      hidesNone={isAsked}
      chosen={chosen}
      onChoose={onChange}
      emptyText={emptyText}
      filterOptions={(choices) => choices}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      note={({ city, province, status }) => (
        <>
          {[city, province].filter(Boolean).join(', ')}
          {status === 'inactive' && (
            <span className="warned">{` ${t('customer.blacklisted')}`}</span>
          )}
        </>
      )}
    />
  );
}
