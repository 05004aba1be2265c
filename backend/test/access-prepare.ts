import type { Answer, Client } from './support/client.js';
import type { Scene } from './access-records.js';

export type Call = (as: Client) => Promise<Answer<unknown>>;
/** Creates the records for a call and returns a function that sends it. */
export type Prepare = (scene: Scene) => Call | Promise<Call>;

/** A call about a record that is created for it. */
export const about =
  <T>(
    record: (scene: Scene) => Promise<T>,
    call: (as: Client, it: T, scene: Scene) => Promise<Answer<unknown>>,
  ): Prepare =>
  async (scene) => {
    const it = await record(scene);
    return (as) => call(as, it, scene);
  };

export const read =
  (path: string | ((people: Scene['people']) => string)): Prepare =>
  ({ people }) =>
  (as) =>
    as.get(typeof path === 'string' ? path : path(people));

export const readRecord = (folder: string, record: (scene: Scene) => Promise<string>): Prepare =>
  about(record, (as, id) => as.get(`${folder}/${id}`));

/** The list with one record as filter: the person sees it or not. */
export const listed = (list: string, record: (scene: Scene) => Promise<string>): Prepare =>
  about(record, (as, id) => as.get(`${list}?filter=${encodeURIComponent(JSON.stringify({ id }))}`));
