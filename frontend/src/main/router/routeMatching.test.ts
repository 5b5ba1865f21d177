import { ROUTE_NAMES, ROUTES, routeAt } from '@dispatch/domain/views/routes';
import { matchRoutes } from 'react-router-dom';

const TABLE = ROUTE_NAMES.map((id) => ({ id, path: ROUTES[id].path }));

/** The server prepares the page of the route that it finds, so the browser must find the same. */
test.each([
  '/',
  '//',
  '/dashboard',
  '/billing',
  '/billing//',
  '/Billing',
  '/billings',
  '/login',
  '/login/',
  '/login/help',
  '/reset-password',
  '/invitation',
  '/driver-login',
  '/driver',
  '/driver/9',
  '/driver/9/',
  '/driver/9/job',
  '/driver/9/job/3',
  '/Driver/9/Job/3',
  '/driver/9/job/3/photos',
  '/job/7',
  '/job',
  '/debug',
  '/clear',
  '/no/such/path',
  '//evil.example/x',
])('the router and the server find the same route at %s', (path) => {
  expect(matchRoutes(TABLE, path)?.at(-1)?.route.id).toBe(routeAt(path));
});
