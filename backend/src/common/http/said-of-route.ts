import type { ExecutionContext } from '@nestjs/common';

/**
 * Remembers what the decorators of a route say: looking them up takes longer than all else that a guard does.
 * A method may stand in several controllers, which say different things.
 */
export function saidOfRoute<T>(read: (context: ExecutionContext) => T): (context: ExecutionContext) => T {
  const known = new WeakMap<object, WeakMap<object, { said: T }>>();
  return (context) => {
    const [controller, handler] = [context.getClass(), context.getHandler()];
    const found = known.get(controller)?.get(handler);
    if (found) return found.said;
    const said = read(context);
    known.set(controller, (known.get(controller) ?? new WeakMap()).set(handler, { said }));
    return said;
  };
}
