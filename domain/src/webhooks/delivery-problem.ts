import { fillHoles } from '../text/sentence';

/** Why a delivery failed: a stable code, and a message for clients and logs. */
const SENTENCES = {
  answered: 'It answered {detail}.',
  late: 'No complete answer within {detail} ms.',
  unreached: 'No answer: {detail}',
  inside: "The address leads into the company's own network: {detail}",
  'bad-address': 'Events cannot be sent to this address.',
  'no-secret': 'Its secret cannot be read: create a new one.',
  unmade: 'The event could not be created.',
  'switched-off': 'Switched off by a person.',
  gone: 'Switched off: the receiver answered 410.',
  restored: 'The database was restored from a backup.',
} as const;

export type DeliveryProblemCode = keyof typeof SENTENCES;
export const DELIVERY_PROBLEMS = Object.keys(SENTENCES) as readonly DeliveryProblemCode[]; // its own keys

export interface DeliveryProblem {
  readonly code: DeliveryProblemCode;
  /** The parameter of the message; null for messages without one. */
  readonly detail: string | null;
}

export function problemSentence({ code, detail }: DeliveryProblem): string {
  return fillHoles(SENTENCES[code], { detail: detail ?? '' });
}

/** Stored format: the code, a space, the detail. */
export function storedProblem({ code, detail }: DeliveryProblem): string {
  return detail === null ? code : `${code} ${detail}`;
}

export function readProblem(stored: string): DeliveryProblem {
  const [, word, detail = null] = /^(\S+)(?: (.*))?$/s.exec(stored) ?? [];
  const code = DELIVERY_PROBLEMS.find((one) => one === word);
  return code === undefined ? { code: 'unreached', detail: stored } : { code, detail };
}
