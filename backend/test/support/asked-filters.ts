import { mongo } from 'mongoose';
import type { Connection, Model } from 'mongoose';

const { serialize, deserialize } = mongo.BSON;

/**
 * Checks every filter that goes to the driver: mongoose would refuse unknown columns and cast ids and days.
 * @returns those that mongoose would have refused or changed so far
 */
export function watchFilters(db: Connection): string[] {
  const wrong: string[] = [];
  const models = Object.values(db.models);
  for (const model of models) {
    const collection = model.collection as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const name of ['find', 'countDocuments']) {
      const ask = collection[name].bind(collection);
      collection[name] = (filter, ...rest) => {
        wrong.push(...complaintsAbout(filter as mongo.Document, model));
        return ask(filter, ...rest);
      };
    }
  }
  const database = db.db!;
  const command = database.command.bind(database);
  database.command = (asked: mongo.Document, ...rest) => {
    const model = models.find(({ collection }) => collection.name === asked.find);
    if (model) wrong.push(...complaintsAbout(asked.filter as mongo.Document, model));
    return command(asked, ...rest);
  };
  return wrong;
}

function complaintsAbout(filter: mongo.Document, model: Model<unknown>): string[] {
  const asked = serialize(filter);
  const text = `${model.modelName}: ${JSON.stringify(filter)}`;
  try {
    const cast = model.find().cast(model, deserialize(asked));
    return Buffer.compare(serialize(cast as mongo.Document), asked) === 0 ? [] : [text];
  } catch (error) {
    return [`${text}, ${String(error)}`];
  }
}
