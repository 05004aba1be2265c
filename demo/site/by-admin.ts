import type { Actor, Caller } from '../../backend/src/common/http/actor.js';
import { DEMO_ADMIN_EMAIL } from '../add-staff.js';
import { idOf } from '../context.js';
import type { Context } from '../context.js';

const NOWHERE = { address: '127.0.0.1', requestId: 'demo', userAgent: null };

/** The demo administrator, for what the services write themselves. */
export function byAdmin({ opened }: Context): Caller {
  const actor: Actor = {
    userId: String(idOf('admin', opened)),
    type: 'admin',
    staffRole: 'owner',
    fullName: 'Demo Administrator',
    speciality: null,
    email: DEMO_ADMIN_EMAIL,
    sessionId: '',
    confirmed: true,
    approved: true,
  };
  return { actor, origin: NOWHERE };
}
