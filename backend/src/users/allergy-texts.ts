import type { ClientSession, Types } from 'mongoose';
import type { Caller } from '../common/http/actor.js';

/** Keeps the allergies that a form sends as one text; the allergies of a patient are entries of their own. */
export abstract class AllergyTexts {
  /**
   * Makes the entries of the patient those of the text, as far as the caller may change them.
   * @returns the allergies as one text; null if none are known
   */
  abstract replace(
    patientId: Types.ObjectId,
    text: string | null,
    by: Caller,
    session: ClientSession,
  ): Promise<string | null>;
}
