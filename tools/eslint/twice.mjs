/**
 * Reports what stands twice among the parts of a type. oxlint, which asks for types, finds parts of one type; two object
 * or function types are two for it, however alike they are written.
 */
const twice = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { twice: 'This stands twice in the type: {{text}}' },
  },
  create(context) {
    const textOf = (node) => {
      const words = context.sourceCode.getTokens(node).map(({ value }) => value);
      return words.filter((word) => !/^[,;]$/.test(word)).join(' ');
    };
    const partsOf = ({ type, types }) =>
      types.flatMap((part) => (part.type === type ? partsOf(part) : [part]));
    const check = (node) => {
      // Its parts are those of the type around it.
      if (node.parent.type === node.type) return;
      const seen = new Set();
      for (const part of partsOf(node)) {
        const text = textOf(part);
        if (seen.has(text)) context.report({ node: part, messageId: 'twice', data: { text } });
        seen.add(text);
      }
    };
    return { TSUnionType: check, TSIntersectionType: check };
  },
};

export default { rules: { twice } };
