import type { ClipboardEvent, Ref } from 'react';
import './address.css';
import { useConfig } from '../../api/config';
import { AsyncSearchField } from '../../ui/form/search/AsyncSearchField';
import type { ControlIds } from '../../ui/form/FieldFrame';
import { late } from '../../ui/over/late';
import { useTranslation } from '../../ui/text/useTranslation';
import { addressOf, useAddressSuggestions } from './suggestions';
import type { Address, AddressOption } from './fullAddress';

const GoogleMapsScript = late(
  async () => (await import('../map/google/GoogleMapsScript')).GoogleMapsScript,
  { isPlain: true },
);

/** The attribution required by the map service; the same in every language. */
const SOURCE = 'Google Maps';

interface AddressFieldProps {
  ids: ControlIds;
  value: string;
  onChange: (text: string) => void;
  /** Called when a suggestion is picked, with all its parts; unknown ones are empty. */
  onPick: (address: Address) => void;
  onBlur?: () => void;
  onPaste?: (event: ClipboardEvent) => void;
  /** Offered while the field is empty. */
  usual?: readonly AddressOption[];
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  maxLength: number;
}

/**
 * An address field with suggestions in Canada, from 2 characters on and 300 ms after the last key.
 */
export function AddressField({ onPick, onPaste, ...field }: AddressFieldProps) {
  const { t, i18n } = useTranslation();
  const { googleMapsApiKey } = useConfig();
  return (
    <div onPaste={onPaste}>
      {googleMapsApiKey && <GoogleMapsScript apiKey={googleMapsApiKey} language={i18n.language} />}
      <AsyncSearchField
        {...field}
        onPick={(option) => void addressOf(option).then(onPick)}
        useSuggestions={useAddressSuggestions}
        noneText={t('unknownAddress')}
        keyOf={({ id }) => id}
        labelOf={({ text }) => text}
        renderItem={(option) => <AddressRow option={option} />}
      />
    </div>
  );
}

function AddressRow({ option }: { option: AddressOption }) {
  return (
    <div className="line line-baseline address-row">
      <span className="push">{option.text}</span>
      {option.address === null && (
        <span className="caption quiet one-line" translate="no">
          {SOURCE}
        </span>
      )}
    </div>
  );
}
