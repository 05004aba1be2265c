/** Waits until the condition holds, asking every 50 ms. @throws Error when it does not within `withinMs`. */
export async function until(condition: () => Promise<boolean>, withinMs = 45_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`The condition did not hold within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Repeats the assertions every 10 ms until all hold. @throws what they throw last, when they do not within `withinMs` */
export async function untilPasses(assertions: () => Promise<void>, withinMs = 1000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await assertions();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
