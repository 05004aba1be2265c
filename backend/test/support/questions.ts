import { randomBytes } from 'node:crypto';
import { AskedQuestions } from '../../src/questions/asked-questions.service.js';
import type { Portal } from './portal.js';

const ORIGIN = { address: '127.0.0.1', requestId: 'test', userAgent: null };

/** A question that nothing answers. */
export const unknownQuestion = () => `Is there a zeppelin ${randomBytes(6).toString('hex')}?`;

/** Hands a visitor's question to the staff; gives its id and key. */
export const askStaff = (portal: Portal, message = unknownQuestion()) =>
  portal.app.get(AskedQuestions).ask({ message, actor: null, origin: ORIGIN });

export const addQuestion = async (portal: Portal): Promise<string> => (await askStaff(portal)).id;
