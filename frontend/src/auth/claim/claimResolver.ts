import { zodResolver } from '@hookform/resolvers/zod';
import { ClaimAccount } from '../../../../openapi/contract/people/walk-ins.js';

/** The validation of the claim form. It is separate, because login and registration do not need it. */
export const claimResolver = zodResolver(ClaimAccount);
