import { convert } from 'html-to-text';
import type { HtmlToTextOptions } from 'html-to-text';

const LINE_LENGTH = 78;

/**
 * Facts as "Date: Tue, 24 Nov 2026", one per line; links with their address between < and >, which mail
 * programs make clickable.
 */
const OPTIONS: HtmlToTextOptions = {
  wordwrap: LINE_LENGTH,
  formatters: {
    fact: (element, walk, builder) => {
      const [label, value] = element.children.filter(({ name }) => name === 'td');
      builder.openBlock();
      walk(label.children, builder);
      builder.addLiteral(': ');
      walk(value.children, builder);
      builder.closeBlock();
    },
  },
  selectors: [
    { selector: 'a', options: { linkBrackets: ['<', '>'], noLinkBrackets: false } },
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'fact' },
  ],
};

/** The plain-text version of a mail. */
export const textOf = (html: string): string => convert(html, OPTIONS);
