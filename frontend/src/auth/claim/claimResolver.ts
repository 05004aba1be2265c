import { zodResolver } from '@hookform/resolvers/zod';
import { ClaimAccount } from '../../../../openapi/contract/people/walk-ins.js';

/** What the form of a claim is checked by: apart, because the login and the registration need nothing of it. */
export const claimResolver = zodResolver(ClaimAccount);
