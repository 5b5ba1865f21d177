import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language } from '../lib/languages';
import { VirtualScreen } from './VirtualScreen';
import { renderPart } from './render';
import { admin } from './samples';
import { setViewport } from './viewport';

interface ViewOptions {
  readonly language?: Language | undefined;
  readonly width?: number;
  readonly user?: typeof admin;
}

/** A view of the console for an admin or the `user`, at desktop width unless `width` is given. */
export async function openView(
  view: ReactElement,
  path: string,
  { language, width = 1440, user = admin }: ViewOptions = {},
) {
  setViewport(width);
  const rendered = await renderPart(<VirtualScreen>{view}</VirtualScreen>, {
    path,
    user,
    language,
  });
  return { ...rendered, toast: () => rendered.store.getState().toast.current };
}

/** The view with this form open, once its first field is rendered. */
export async function openForm(view: ReactElement, path: string, name: string, firstField: string) {
  const rendered = await openView(view, path);
  const dialog = await screen.findByRole('dialog', { name });
  const field = (label: string) => within(dialog).getByLabelText(label);
  await within(dialog).findByLabelText(firstField);
  return { ...rendered, dialog, field };
}
