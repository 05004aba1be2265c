import { expect as plainExpect } from '@playwright/test';

/** Waits long enough for a machine that is busy with other work; a thing that is there is seen at once all the same. */
export const expect = plainExpect.configure({ timeout: 20_000 });
