export const loadCompleteDialog = async () => ({
  default: (await import(/* webpackChunkName: "complete" */ './CompleteDialog')).CompleteDialog,
});
