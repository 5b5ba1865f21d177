import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { AMOUNT } from '@dispatch/domain/text/money';
import type { Customer } from '../../../api/customers';
import { useAddCollectionNoteMutation } from '../../../api/invoicing/collectionNotes';
import { PhoneLink } from '../../../ui/facts/ContactLinks';
import { DateField } from '../../../ui/form/DateField';
import { FormField } from '../../../ui/form/FormField';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { NumberField } from '../../../ui/form/number/NumberField';
import { NewRecordForm } from '../../../ui/record/NewRecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CollectionNotes } from './CollectionNotes';
import { BLANK_NOTE, noteSchema, toNote, type NoteValues } from './noteForm';

interface NoteFormProps {
  customer: Pick<Customer, 'id' | 'name' | 'contactName' | 'phone'>;
  onClose: () => void;
}

/** The notes so far, and the next one, which may be a promise to pay. */
export function NoteForm({ customer: { id, name, contactName, phone }, onClose }: NoteFormProps) {
  const { t } = useTranslation('collections');
  const [add] = useAddCollectionNoteMutation();
  return (
    <NewRecordForm<NoteValues, unknown>
      texts={{ submit: t('submit'), busy: t('busy') }}
      place={`collection-note-${id}`}
      resolver={zodResolver(noteSchema)}
      defaultValues={BLANK_NOTE}
      send={(values, once) => add({ id, newCollectionNote: toNote(values), ...once })}
      done={() => ({ text: t('done'), about: name })}
      onClose={onClose}
    >
      {phone !== null && (
        <p className="line">
          {contactName}
          <PhoneLink phone={phone} />
        </p>
      )}
      <FormField<NoteValues>
        name="text"
        label={t('text')}
        rows={3}
        maxLength={TEXT_MAX.comment}
        autoFocus
      />
      <FieldPair>
        <DateField<NoteValues> name="promisedOn" label={t('promisedOn')} prefer="future" />
        <NumberField<NoteValues>
          name="promisedAmount"
          label={t('promisedAmount')}
          bounds={AMOUNT}
        />
      </FieldPair>
      <CollectionNotes customerId={id} />
    </NewRecordForm>
  );
}
