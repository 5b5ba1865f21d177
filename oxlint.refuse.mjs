/** A linter rule that rejects syntax selectors, each with a message. */
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
