import type { LabProgress } from '../../../../openapi/contract/care/lab-requests.js';
import { tLab } from '../../messages/shop/lab';

/** How far a requested test is, e.g. "sample collected". */
export const progressText = (progress: LabProgress): string => tLab(`progress.${progress}`);
