import type { KeyboardEvent } from 'react';
import { stepOf } from '../../../lib/keys';

/** For a form's `onKeyDown`: Ctrl or ⌘ with Enter submits from any field. */
export function submitByKeys(event: KeyboardEvent<HTMLElement>): void {
  const form = event.currentTarget;
  if (stepOf(event.nativeEvent) !== 'mod+Enter' || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.requestSubmit();
}
