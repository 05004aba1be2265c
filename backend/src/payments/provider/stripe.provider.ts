import Stripe from 'stripe';
import type { Env } from '../../config/env.js';
import { ENV } from '../../config/env.token.js';

/** Two attempts of this length still answer within ten seconds. */
const TIMEOUT_MS = 4000;

/** The official client; STRIPE_API_BASE chooses between Stripe and the sandbox. */
export const stripeProvider = {
  provide: Stripe,
  inject: [ENV],
  useFactory: (env: Env): Stripe => {
    const base = new URL(env.STRIPE_API_BASE);
    const protocol = base.protocol === 'http:' ? 'http' : 'https';
    return new Stripe(env.STRIPE_SECRET_KEY, {
      host: base.hostname,
      port: base.port || (protocol === 'http' ? 80 : 443),
      protocol,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  },
};
