import { type ComponentType, lazy } from 'react';
import { themed } from './withTheme';

/** A lazy part that uses the component library. */
export const lazyThemed = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await themed(load()) }));
