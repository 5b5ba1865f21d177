/** Loaded into a server under test: a signal causes an uncaught error. */
process.on('SIGUSR2', () => {
  void Promise.reject(new Error('a rejection nobody waited for'));
});
process.on('SIGHUP', () => {
  throw new Error('an exception out of nowhere');
});
