export const RECURRING_ERRORS = {
  template_name_taken: { status: 409, message: 'There already is a template of this name.' },
  template_in_use: {
    status: 409,
    message: 'Recurring jobs are made from this template: {count}. End or change them first.',
  },
  too_many_templates: {
    status: 409,
    message: 'There can be at most {max} templates. Delete one that is not needed first.',
  },
  too_many_recurring: {
    status: 409,
    message: 'There can be at most {max} recurring jobs. Delete one that is not needed first.',
  },
  recurring_ended: { status: 409, message: 'This recurring job has ended. Make a new one.' },
  occurrence_settled: {
    status: 409,
    message: 'What became of this date is settled already.',
  },
} as const;
