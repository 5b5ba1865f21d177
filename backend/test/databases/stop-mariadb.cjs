module.exports = async () => {
  await globalThis.stopMariaDb?.();
};
