import { moveAllergyTexts } from './allergies/move-allergy-texts.js';
import type { Migrations } from './database/migrate.js';
import { decideLabSubjects } from './lab-bookings/subjects/decide-subjects.js';
import { markReportedRequests } from './lab-requests/mark-reported-requests.js';
import { renameSubstances } from './medicine-safety/rename-substances.js';
import { splitMedicineNames } from './pharmacy/split-names.js';
import { addVerificationCodes } from './prescriptions/verification/add-verification-codes.js';
import { addLookKeys } from './products/add-look-keys.js';
import { clearInventedSettings } from './settings/clear-invented-settings.js';
import { addNameForms } from './users/search/add-name-forms.js';
import { setFirstRoles } from './users/staff/set-first-roles.js';
import { markAllPatients } from './users/duplicates/mark-all-patients.js';
import { numberPatients } from './users/hospital-numbers/number-patients.js';

/** Changes to rows of earlier versions, oldest first. */
export const migrations: Migrations = {
  'move-allergy-texts': moveAllergyTexts,
  'split-medicine-names': splitMedicineNames,
  'rename-substances': renameSubstances,
  'add-look-keys': addLookKeys,
  'number-patients': numberPatients,
  'add-verification-codes': addVerificationCodes,
  'mark-reported-lab-requests': markReportedRequests,
  'decide-lab-subjects': decideLabSubjects,
  'add-name-forms': addNameForms,
  'set-first-staff-roles': setFirstRoles,
  'compare-patients': markAllPatients,
  'clear-invented-settings': clearInventedSettings,
};
