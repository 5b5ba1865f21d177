export const PHOTO_ERRORS = {
  not_a_photo: {
    status: 400,
    message: 'This file is not a whole JPEG or PNG image, or holds something besides it.',
  },
  photo_id_taken: {
    status: 409,
    message: 'Another photo was already sent under this id.',
  },
  too_many_unit_photos: {
    status: 409,
    message: 'A unit can have at most {max} photos. Delete one that is not needed first.',
  },
  too_many_job_photos: {
    status: 409,
    message: 'A job can have at most {max} photos. Delete one that is not needed first.',
  },
  unit_has_photos: {
    status: 409,
    message: 'This unit has photos. Delete them first, if it is to be taken off the job.',
  },
  photo_too_large: {
    status: 413,
    message: 'An image can have at most {megabytes} MB.',
  },
  image_too_costly: {
    status: 413,
    message:
      'Decoding this image would take too much memory. A JPEG of {megapixels} million pixels is accepted, other images must be smaller.',
  },
  photo_type_refused: { status: 415, message: 'Only JPEG and PNG images are accepted.' },
  images_busy: {
    status: 503,
    message: 'Other images are being processed at the moment. Please try again shortly.',
  },
} as const;
