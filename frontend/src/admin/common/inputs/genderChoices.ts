import { GENDERS } from '../../../../../openapi/contract/people/field-lists.js';
import { tAdminCommon } from '../../../messages/admin/common';

export const GENDER_CHOICES = GENDERS.map((id) => ({ id, name: tAdminCommon(`genders.${id}`) }));
