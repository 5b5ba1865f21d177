import { refuseTaken } from '../../database/records/refuse-taken';

export const refuseTakenEmail = refuseTaken('users_email_key', 'email', 'email_taken');
