import { expect as plainExpect } from '@playwright/test';

/** Waits long enough for a busy machine; passing conditions return immediately. */
export const expect = plainExpect.configure({ timeout: 20_000 });
