import type { ComponentType } from 'react';

/**
 * A part of the site with the component library and its theme. Both are loaded in parallel, after the shell and
 * the home page, which need neither.
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
