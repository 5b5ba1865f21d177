/** A rule for the linter that takes selectors of syntax, each with what to write instead. */
export default {
  meta: { name: 'syntax' },
  rules: {
    refuse: {
      meta: { schema: { type: 'array', items: { type: 'object' } } },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [
            selector,
            (node) => context.report({ node, message }),
          ]),
        ),
    },
  },
};
