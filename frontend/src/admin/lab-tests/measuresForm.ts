import { z } from 'zod';
import { LabMeasures } from '../../../../openapi/contract/care/lab-measures.js';
import { nestedErrors } from '../data/validate';

type Values = Record<string, unknown>;

const rows = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);
/** A form has empty texts and untouched fields; the contract has null. */
const orNull = (value: unknown) => (value === '' || value === undefined ? null : value);

const toRange = ({ gender, ageFrom, ageTo, low, high }: Values) => ({
  gender: orNull(gender),
  ageFrom: orNull(ageFrom),
  ageTo: orNull(ageTo),
  low: orNull(low),
  high: orNull(high),
});

/** The form values with the parameters in the contract's form. */
export const withMeasures = (values: Values): Values =>
  'measures' in values
    ? {
        ...values,
        measures: rows(values.measures).map(({ name, unit, ranges }) => ({
          name: name ?? '',
          unit: unit ?? '',
          ranges: rows(ranges).map(toRange),
        })),
      }
    : values;

const Measured = z.strictObject({ measures: LabMeasures });

/** Error messages of the parameters that the server would refuse, at their fields. */
export const measureErrors = ({ measures = [] }: Values): Values => nestedErrors(Measured, { measures });
