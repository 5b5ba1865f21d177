/** Errors of tracking links; same format as `ERRORS`. */
export const TRACKING_ERRORS = {
  tracking_over: {
    status: 409,
    message: 'This job was delivered more than thirty days ago. It can no longer be followed.',
  },
  tracking_taken_back: {
    status: 409,
    message:
      'The office revoked the tracking link of this job. Please ask the office for a new one.',
  },
} as const;
