import { PAGE_DEFAULT, PAGE_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';

/** The number of rows to ask for: a page, or on request as many as the server gives. Another report begins with a page. */
export function useRowLimit(of: string) {
  const [wholeOf, setWholeOf] = useState('');
  return {
    most: wholeOf === of ? PAGE_MAX : PAGE_DEFAULT,
    showAll: () => setWholeOf(of),
  };
}
