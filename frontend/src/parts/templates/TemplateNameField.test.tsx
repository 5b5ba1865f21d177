import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderBare } from '../../testing/render';
import { TemplateNameField } from './TemplateNameField';

function Form({ onSave, onSubmit }: { onSave: () => void; onSubmit: () => void }) {
  const { control } = useForm({ defaultValues: { name: '' } });
  return (
    <form onSubmit={onSubmit}>
      <TemplateNameField control={control} onSave={onSave} />
    </form>
  );
}

test('Enter saves the name and not the form; an Enter of an input method does neither', async () => {
  const onSave = vi.fn();
  const onSubmit = vi.fn();
  const { person } = await renderBare(<Form onSave={onSave} onSubmit={onSubmit} />);
  const field = screen.getByRole('textbox', { name: 'Template name' });
  await person.type(field, 'Weekly');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  expect(onSave).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
