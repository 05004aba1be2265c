import type { ComponentType } from 'react';

/**
 * A part of the site that is made of the component library, with the theme around it. Part and theme are loaded side by
 * side, after the shell and the first page, which need neither.
 */
export async function themed<P extends object>(part: Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const [Part, { Themed }] = await Promise.all([part, import('./Themed')]);
  return function ThemedPart(props: P) {
    return (
      <Themed>
        <Part {...props} />
      </Themed>
    );
  };
}
