import { moveAllergyTexts } from './allergies/move-allergy-texts.js';
import type { Migrations } from './database/migrate.js';

/** Changes to rows of released versions, oldest first. */
export const migrations: Migrations = { 'move-allergy-texts': moveAllergyTexts };
