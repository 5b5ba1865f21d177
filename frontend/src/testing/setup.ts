import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from './answers/server';

// Lazily loaded parts are compiled on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
