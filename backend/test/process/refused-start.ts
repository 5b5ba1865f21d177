import { type ServerEnv, ServerProcess } from './server-process';

/** The output of a server that ends with status 1 at its start. */
export async function linesOfRefusal(env: ServerEnv & { DATA_DIR: string }): Promise<string[]> {
  const server = await ServerProcess.launch(env);
  expect(await server.ended).toEqual({ code: 1, signal: null });
  return server.lines;
}
