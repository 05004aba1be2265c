import { z } from 'zod';
import { CreatedAt, idOf, lineOfText } from '../common.js';
import messages from '../../../messages/en/contract/care/favourite-lines.json' with { type: 'json' };
import { createMessages } from '../messages/create-messages.js';

const tFavouriteLines = createMessages('contract/care/favourite-lines', messages);

/** Maximum number of favourites of one doctor. */
export const MAX_FAVOURITES = 100;
/** Maximum length of a line of a prescription, in characters. */
export const MAX_LINE = 300;

const Line = lineOfText(MAX_LINE, tFavouriteLines('lineMissing')).meta({
  description: 'One medicine with its dosage, as a doctor types it.',
  examples: ['Tab Metformin 500 1-0-1 x 5d after food'],
});

export const FavouriteLine = z
  .strictObject({ id: idOf('the favourite'), line: Line, createdAt: CreatedAt })
  .meta({ id: 'FavouriteLine', description: 'A line that a doctor prescribes often.' });
export type FavouriteLine = z.infer<typeof FavouriteLine>;

export const CreateFavouriteLine = z.strictObject({ line: Line }).meta({ id: 'CreateFavouriteLine' });
export type CreateFavouriteLine = z.infer<typeof CreateFavouriteLine>;
