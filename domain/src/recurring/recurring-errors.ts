/** Errors of templates and recurring jobs; same format as `ERRORS`. */
export const RECURRING_ERRORS = {
  template_name_taken: { status: 409, message: 'A template with this name already exists.' },
  template_in_use: {
    status: 409,
    message: 'Recurring jobs that use this template: {count}. End or change them first.',
  },
  too_many_templates: {
    status: 409,
    message: 'There can be at most {max} templates. Delete one you no longer need first.',
  },
  too_many_recurring: {
    status: 409,
    message: 'There can be at most {max} recurring jobs. Delete one you no longer need first.',
  },
  recurring_ended: { status: 409, message: 'This recurring job has ended. Create a new one.' },
  occurrence_settled: {
    status: 409,
    message: 'This date has already been handled.',
  },
} as const;
