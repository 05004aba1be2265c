/** Ends what `start-database.mjs` has started: jest gives both the same process. */
export default async function stopDatabase() {
  await globalThis.testDatabase.stop();
}
