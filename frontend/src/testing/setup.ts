import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from './answers/server';

// Lazily loaded parts are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
