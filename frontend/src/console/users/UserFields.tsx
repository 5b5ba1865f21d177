import { TEXT_MAX } from '@dispatch/domain/limits';
import { ROLES, takesPriceGrant } from '@dispatch/domain/people/permissions';
import { formatPhone } from '@dispatch/domain/people/phone';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useConfig } from '../../api/config';
import { FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormPasswordField } from '../../ui/form/FormPasswordField';
import { Switch } from '../../ui/form/Switch';
import { useTranslation } from '../../ui/text/useTranslation';
import { isInvited, type UserValues } from './userForm';

/** Inside a `FormProvider`. */
export function UserFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('users');
  const { control } = useFormContext<UserValues>();
  const role = useWatch({ control, name: 'role' });
  const invite = useWatch({ control, name: 'invite' });
  const { passwordReset: sendsLinks } = useConfig();
  const hasPassword = !isNew || !isInvited({ invite }, sendsLinks);
  return (
    <>
      <FormField<UserValues>
        name="name"
        label={t('fields.name')}
        maxLength={TEXT_MAX.name}
        autoFocus
      />
      <FormField<UserValues>
        name="email"
        label={t('fields.email')}
        type="email"
        maxLength={TEXT_MAX.email}
      />
      {isNew && sendsLinks && (
        <SwitchField name="invite" label={t('fields.invite')} hint={t('inviteHint')} />
      )}
      {hasPassword && (
        <FormPasswordField
          control={control}
          name="password"
          label={t('fields.password')}
          help={isNew ? t('passwordHint') : t('passwordKept')}
          autoComplete="new-password"
        />
      )}
      <FormSelect
        control={control}
        name="role"
        label={t('fields.role')}
        help={t(`roleHints.${role}`)}
        options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      {takesPriceGrant(role) && (
        <SwitchField name="seesPrices" label={t('fields.seesPrices')} hint={t('seesPricesHint')} />
      )}
      {role === 'driver' && <DriverFields />}
      {!isNew && (
        <SwitchField name="isActive" label={t('fields.isActive')} hint={t('activeHint')} />
      )}
    </>
  );
}

function DriverFields() {
  const { t } = useTranslation('users');
  const { control } = useFormContext<UserValues>();
  const name = useWatch({ control, name: 'name' });
  return (
    <FieldPair>
      <FormField<UserValues>
        name="driverName"
        label={t('fields.driverName')}
        help={t('driverNameHint')}
        placeholder={name}
        maxLength={TEXT_MAX.name}
      />
      <FormField<UserValues>
        name="driverPhone"
        label={t('fields.driverPhone')}
        type="tel"
        tidy={formatPhone}
        maxLength={TEXT_MAX.phone}
      />
    </FieldPair>
  );
}

interface SwitchFieldProps {
  name: 'invite' | 'isActive' | 'seesPrices';
  label: string;
  hint: string;
}

function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { control } = useFormContext<UserValues>();
  const { field } = useController({ control, name });
  const id = useId();
  return (
    <div>
      <Switch
        label={label}
        checked={field.value}
        onChange={field.onChange}
        describedBy={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="type-small quiet">
        {hint}
      </p>
    </div>
  );
}
