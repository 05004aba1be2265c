/** Injection token of the checked settings (type Env). */
export const ENV = Symbol('ENV');
