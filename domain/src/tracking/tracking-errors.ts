export const TRACKING_ERRORS = {
  tracking_over: {
    status: 409,
    message: 'This job was delivered more than thirty days ago. It can be followed no more.',
  },
  tracking_taken_back: {
    status: 409,
    message: 'The office took back the tracking link of this job. Please ask there for a new one.',
  },
} as const;
