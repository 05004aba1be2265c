const WINDOW_MS = 600_000;
const HALF_AN_HOUR_MS = 1_830_000;
const DUPLICATE = 11_000;

/**
 * What the product counts in the database, by the same calls: tries to log in, and unpaid checkouts.
 * @param {import('mongodb').Db} db
 */
export function boundsOf(db) {
  const [tries, holds] = ['logintries', 'liveholds'].map((name) => db.collection(name));
  const open = () => ({
    $filter: { input: { $ifNull: ['$holds', []] }, cond: { $gt: ['$$this.expiresAt', new Date()] } },
  });

  const addTry = (key) =>
    tries.findOneAndUpdate(
      { key: `floor:${key}`, expire: { $gt: new Date() } },
      {
        $setOnInsert: { expire: new Date(Date.now() + WINDOW_MS) },
        $inc: { points: 1 },
      },
      { upsert: true, returnDocument: 'after' },
    );

  return {
    /** Counts one in a window of time; of several first ones at once the row of one is there for the others. */
    countTry: (key) =>
      addTry(key).catch((error) => {
        if (error.code !== DUPLICATE) throw error;
        return addTry(key);
      }),

    /** What turned out not to count. */
    takeBack: (keys) =>
      tries.bulkWrite(
        keys.map((key) => ({
          updateOne: { filter: { key: `floor:${key}` }, update: { $inc: { points: -1 } } },
        })),
      ),

    /** How many are open, before anything is written. */
    look: (claims) =>
      holds
        .find(
          { _id: { $in: claims.map((claim) => `floor:${claim}`) } },
          { projection: { live: { $size: open() } } },
        )
        .toArray(),

    /** Counts a checkout, and says whether there was room. */
    async hold(claim, paymentId) {
      const hold = { paymentId, expiresAt: new Date(Date.now() + HALF_AN_HOUR_MS) };
      const room = { $lt: [{ $size: '$holds' }, 100_000] };
      const row = await holds.findOneAndUpdate(
        { _id: `floor:${claim}` },
        [
          { $set: { holds: open() } },
          { $set: { holds: { $cond: [room, { $concatArrays: ['$holds', [hold]] }, '$holds'] } } },
          { $set: { expiresAt: hold.expiresAt } },
        ],
        {
          ...{ upsert: true, returnDocument: 'after' },
          projection: { holds: { $elemMatch: { paymentId } } },
        },
      );
      return row.holds !== undefined;
    },
  };
}
