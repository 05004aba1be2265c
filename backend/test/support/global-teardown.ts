/** Stops the database that the global setup started and deletes its files. */
export default async function stopDatabase(): Promise<void> {
  await globalThis.testMongod?.stop();
}
