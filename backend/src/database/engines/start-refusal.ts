/** The program cannot use the database as it is; only an operator can change that. The message is one sentence. */
export class StartRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartRefusal';
  }
}
