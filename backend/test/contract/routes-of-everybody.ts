/** The expected access table: routes outside these lists are only for staff. */
export const FOR_EVERYBODY = [
  'GET /api/config',
  'GET /api/health/live',
  'GET /api/health/ready',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/clear-session',
  'POST /api/auth/second-factor',
  'POST /api/auth/passkey-challenges',
  'POST /api/auth/passkey-login',
  'POST /api/auth/password-resets',
  'POST /api/auth/password-resets/complete',
  'POST /api/auth/invitations/accept',
  'POST /api/auth/oidc/logout',
];
/** For browser redirects to the provider, or for the provider itself; separate tests cover them. */
const OF_THE_PROVIDER = [
  'GET /api/auth/oidc/start',
  'GET /api/auth/oidc/callback',
  'GET /api/auth/oidc/frontchannel-logout',
  'POST /api/auth/oidc/backchannel-logout',
];
/** For holders of a job's link; separate tests cover them. */
const BY_THE_LINK = ['GET /api/track/{token}', 'GET /api/track/{token}/bill-of-lading'];
export const FOR_EVERY_PERSON = [
  'GET /api/auth/me',
  'GET /api/auth/oidc/token',
  'PATCH /api/auth/me',
  'POST /api/auth/password',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/{id}',
  'POST /api/auth/confirmation',
  'POST /api/auth/confirmation/challenges',
  'GET /api/auth/second-factor',
  'POST /api/auth/second-factor/app',
  'POST /api/auth/second-factor/app/confirmation',
  'DELETE /api/auth/second-factor/app',
  'POST /api/auth/second-factor/recovery-codes',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/challenges',
  'PATCH /api/auth/passkeys/{id}',
  'DELETE /api/auth/passkeys/{id}',
  'DELETE /api/auth/devices',
  'DELETE /api/auth/devices/{id}',
  'GET /api/events',
  // Each operation names a job and is authorised separately.
  'POST /api/driver/operations',
  // Each acts on the user's own phone.
  ...['GET /api/push/key', 'POST /api/push/subscriptions', 'POST /api/push/subscriptions/end'],
];
export const FOR_THE_DRIVER_CONCERNED = [
  'GET /api/drivers/{id}',
  'GET /api/drivers/by-user/{userId}',
  'PATCH /api/drivers/{id}',
  'GET /api/jobs/{id}',
  'GET /api/jobs/driver/{driverId}/assigned',
  'GET /api/jobs/driver/{driverId}/active',
  'GET /api/jobs/driver/{driverId}/completed',
  'PUT /api/jobs/{id}',
  'POST /api/jobs/{id}/complete',
  'GET /api/jobs/{id}/bill-of-lading',
  ...['GET /api/jobs/{id}/tracking-link', 'POST /api/jobs/{id}/tracking-link'],
  'GET /api/jobs/{id}/signatures',
  'GET /api/jobs/{id}/photos',
  'GET /api/jobs/{id}/report.zip',
  'POST /api/jobs/{id}/units/{unitId}/photos',
  'GET /api/photos/{id}',
  'GET /api/photos/{id}/thumbnail',
];
/** Needs a separate token, which is not a session. */
const METRICS = 'GET /api/metrics';

export const OPEN = [...FOR_EVERYBODY, ...OF_THE_PROVIDER, ...BY_THE_LINK, METRICS];
