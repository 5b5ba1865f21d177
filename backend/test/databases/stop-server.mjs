export { stop as default } from './start-server.mjs';
