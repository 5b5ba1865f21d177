export const api = {} as never;
