import { MAX_MEDICINES } from '../../../../openapi/contract/care/prescription-facts.js';
import { browserStore } from '../../common/browser/browserStore';
import { NO_ANSWERS, areAnswers } from '../safety/safetyAnswers';
import { EMPTY_ROW, type PrescriptionFields, emptyFields, hasDraftContent } from './prescriptionFields';

/** Drafts of earlier versions have no answers. */
type Stored = Omit<PrescriptionFields, 'answers'> & Partial<Pick<PrescriptionFields, 'answers'>>;
type Drafts = Record<string, Stored>;

const isTexts = (json: unknown, names: string[]): boolean =>
  typeof json === 'object' &&
  json !== null &&
  names.every((name) => typeof (json as Record<string, unknown>)[name] === 'string');

const { medicines: _medicines, answers: _answers, ...TEXTS } = emptyFields('', '');
const TEXT_FIELDS = Object.keys(TEXTS);
const ROW_FIELDS = Object.keys(EMPTY_ROW);

const isRow = (json: unknown): boolean =>
  isTexts(json, ROW_FIELDS) && ['undefined', 'string'].includes(typeof (json as { line?: unknown }).line);

function isFields(json: unknown): json is Stored {
  if (!isTexts(json, TEXT_FIELDS)) return false;
  const { medicines, answers } = json as { medicines?: unknown; answers?: unknown };
  if (!areAnswers(answers)) return false;
  if (!Array.isArray(medicines) || medicines.length === 0 || medicines.length > MAX_MEDICINES) return false;
  return medicines.every(isRow);
}

const NOTHING: Drafts = {};
const store = browserStore<Drafts>({
  area: 'session',
  key: 'prescriptionDrafts',
  empty: NOTHING,
  parse: (json) => {
    if (typeof json !== 'object' || json === null) return null;
    const drafts = Object.entries(json as Record<string, unknown>).filter(([, fields]) => isFields(fields));
    return Object.fromEntries(drafts) as Drafts;
  },
});

const save = (drafts: Drafts) => store.set(Object.keys(drafts).length === 0 ? NOTHING : drafts);

/**
 * Prescriptions that were begun in this tab, one for each doctor and patient. They contain health data, so
 * they go with the tab and with logout.
 * @param key of `keyOf`
 */
export const prescriptionDraft = {
  /** A doctor who logs in after another one in this tab does not see the other's draft. */
  keyOf: (doctorId: string, patientId: string | undefined): string => `${doctorId} ${patientId ?? ''}`,
  get(key: string): PrescriptionFields | undefined {
    const stored = store.get()[key];
    return stored && { ...stored, answers: stored.answers ?? NO_ANSWERS };
  },
  keep(key: string, fields: PrescriptionFields): void {
    if (hasDraftContent(fields)) save({ ...store.get(), [key]: fields });
    else prescriptionDraft.drop(key);
  },
  drop(key: string): void {
    const { [key]: _dropped, ...others } = store.get();
    save(others);
  },
};
