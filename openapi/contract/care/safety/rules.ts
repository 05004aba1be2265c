import { z } from 'zod';
import messages from '../../../../messages/en/contract/care/safety-rules.json' with { type: 'json' };
import { CalendarDate, CreatedAt, UpdatedAt, Version, idsOf, lineOfText } from '../../common.js';
import { createMessages } from '../../messages/create-messages.js';
import { tValidation } from '../../messages/validation.js';
import { writable } from '../../validation/writable.js';
import { ROUTES } from '../dosage/dosage-facts.js';

const tRules = createMessages('contract/care/safety-rules', messages);

export const RULE_KINDS = ['interaction', 'doseLimit', 'classMember', 'name'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];
export const RULE_SEVERITIES = ['contraindicated', 'serious', 'caution'] as const;
export const LIMIT_UNITS = ['g', 'mg', 'mcg'] as const;
export const LIMIT_PERIODS = ['day', 'week'] as const;
/** Maximum number of substances of a combination, and of own entries. */
export const MAX_RULE_SUBSTANCES = 10;
export const MAX_OWN_RULES = 5000;

/** A field that only some kinds have: as it is read, and as it is written. */
const ofSomeKinds = <T extends z.ZodType>(schema: T, description: string, example: unknown = null) => ({
  read: schema.nullable().meta({ description, examples: [example] }),
  write: schema.nullish().meta({ description, examples: [example] }),
});

const Kind = z.enum(RULE_KINDS, tRules('kindMissing')).meta({
  description:
    'interaction: two substances or classes that do harm together; doseLimit: usual maximum of an adult; classMember: a substance or a brand that belongs to a class; name: another name or brand of one or more substances.',
  examples: ['interaction'],
});
const Source = lineOfText(300, tRules('sourceMissing')).meta({
  description: 'Source of the entry; shown with the warning.',
  examples: ['British National Formulary (BNF) 86, appendix 1: interactions'],
});
const SourceDate = CalendarDate.meta({
  description: 'Date of the source, YYYY-MM-DD; shown with the warning.',
  examples: ['2026-11-01'],
});
const Active = z.boolean(tValidation('yesOrNo')).meta({
  description:
    'Whether the entry is used. One that is not used switches off the built-in entry that it replaces.',
});

const FIELDS = {
  first: ofSomeKinds(
    lineOfText(120, tRules('firstMissing')),
    'Of an interaction: a substance or class, by its code or name.',
    'substance:warfarin',
  ),
  second: ofSomeKinds(
    lineOfText(120, tRules('secondMissing')),
    'Of an interaction: the other substance or class, by its code or name.',
    'class:nsaids',
  ),
  effect: ofSomeKinds(
    lineOfText(300, tRules('effectMissing')),
    'Of an interaction: what happens.',
    'Bleeding, above all from the stomach.',
  ),
  substance: ofSomeKinds(
    lineOfText(120, tRules('substanceMissing')),
    'Of a dose limit: the substance, by its code or name.',
  ),
  route: ofSomeKinds(z.enum(ROUTES, tRules('routeMissing')), 'Of a dose limit: the route.'),
  maxValue: ofSomeKinds(
    z
      .number(tRules('maxMissing'))
      .min(0.001, tRules('maxTooLow'))
      .max(1_000_000, tValidation('amountTooLarge')),
    'Of a dose limit: the usual maximum of an adult.',
  ),
  maxUnit: ofSomeKinds(
    z.enum(LIMIT_UNITS, tRules('unitMissing')),
    'Of a dose limit: the unit of the maximum.',
  ),
  period: ofSomeKinds(
    z.enum(LIMIT_PERIODS, tRules('periodMissing')),
    'Of a dose limit: the period of the maximum.',
  ),
  name: ofSomeKinds(
    lineOfText(80, tRules('nameMissing')),
    'Of a class member: the substance or brand. Of a name: the name or brand.',
  ),
  substances: ofSomeKinds(
    z
      .array(lineOfText(120, tRules('substancesMissing')), tRules('substancesMissing'))
      .max(MAX_RULE_SUBSTANCES, tRules('tooManySubstances', { max: MAX_RULE_SUBSTANCES })),
    'Of a name: the substances that it stands for, by code or name.',
  ),
  substanceClass: ofSomeKinds(
    lineOfText(120, tRules('classMissing')),
    'Of a class member: the class, by its code or name.',
  ),
  severity: ofSomeKinds(
    z.enum(RULE_SEVERITIES, tRules('severityMissing')),
    'Of an interaction or dose limit: the severity.',
    'serious',
  ),
  action: ofSomeKinds(
    lineOfText(300, tValidation('textMissing')),
    'Of an interaction or dose limit: what to do; shown with the warning.',
    'Prefer paracetamol.',
  ),
};
type KindField = keyof typeof FIELDS;
const KIND_FIELDS = Object.keys(FIELDS) as KindField[];

const OverrideReason = ofSomeKinds(
  lineOfText(300, tValidation('textMissing')),
  'Why the entry replaces the built-in one for the same; required exactly then.',
);

/** By kind: fields that say what the entry is about, fields that an entry in use needs, and other fields. */
const OF_KIND: Record<RuleKind, { about: KindField[]; used: KindField[]; optional: KindField[] }> = {
  interaction: { about: ['first', 'second'], used: ['effect', 'severity'], optional: ['action'] },
  doseLimit: {
    about: ['substance', 'route', 'period'],
    used: ['maxValue', 'maxUnit'],
    optional: ['severity', 'action'],
  },
  classMember: { about: ['name', 'substanceClass'], used: [], optional: [] },
  name: { about: ['name', 'substances'], used: [], optional: [] },
};
const MISSING: Record<KindField, string> = {
  first: tRules('firstMissing'),
  second: tRules('secondMissing'),
  effect: tRules('effectMissing'),
  severity: tRules('severityMissing'),
  substance: tRules('substanceMissing'),
  route: tRules('routeMissing'),
  period: tRules('periodMissing'),
  maxValue: tRules('maxMissing'),
  maxUnit: tRules('unitMissing'),
  name: tRules('nameMissing'),
  substances: tRules('substancesMissing'),
  substanceClass: tRules('classMissing'),
  action: tValidation('textMissing'),
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The fields that an entry of its kind lacks or cannot have, with the messages. */
export function ruleFaults(
  rule: { kind: RuleKind; active?: boolean } & Partial<Record<KindField, unknown>>,
): [field: KindField, message: string][] {
  const { about, used, optional } = OF_KIND[rule.kind];
  const needed = rule.active === false ? about : [...about, ...used];
  const possible = [...about, ...used, ...optional];
  return KIND_FIELDS.flatMap((field): [KindField, string][] => {
    if (isEmpty(rule[field])) return needed.includes(field) ? [[field, MISSING[field]]] : [];
    return possible.includes(field) ? [] : [[field, tRules('notOfKind')]];
  });
}

/** Whether an entry of the kind has the field. */
export const hasField = (kind: RuleKind, field: string): boolean =>
  Object.values(OF_KIND[kind])
    .flat()
    .includes(field as KindField);

export const SafetyRuleDto = z
  .strictObject({
    ...idsOf('the entry'),
    kind: Kind,
    title: z.string().meta({ description: 'The entry in one line.', examples: ['Warfarin with NSAIDs'] }),
    first: FIELDS.first.read,
    second: FIELDS.second.read,
    effect: FIELDS.effect.read,
    substance: FIELDS.substance.read,
    route: FIELDS.route.read,
    maxValue: FIELDS.maxValue.read,
    maxUnit: FIELDS.maxUnit.read,
    period: FIELDS.period.read,
    name: FIELDS.name.read,
    substances: FIELDS.substances.read,
    substanceClass: FIELDS.substanceClass.read,
    severity: FIELDS.severity.read,
    action: FIELDS.action.read,
    source: Source,
    date: SourceDate,
    active: Active,
    overrideReason: OverrideReason.read,
    builtIn: z.boolean().meta({
      description: 'Whether the entry comes with the portal and cannot be changed.',
      examples: [false],
    }),
    replaced: z.boolean().meta({
      description: 'Whether the entry is built in and an entry of the hospital replaces it.',
      examples: [false],
    }),
    version: Version,
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  })
  .meta({ id: 'SafetyRule', description: 'An entry of the tables that prescriptions are checked with.' });
export type SafetyRuleDto = z.infer<typeof SafetyRuleDto>;

const written = {
  first: FIELDS.first.write,
  second: FIELDS.second.write,
  effect: FIELDS.effect.write,
  substance: FIELDS.substance.write,
  route: FIELDS.route.write,
  maxValue: FIELDS.maxValue.write,
  maxUnit: FIELDS.maxUnit.write,
  period: FIELDS.period.write,
  name: FIELDS.name.write,
  substances: FIELDS.substances.write,
  substanceClass: FIELDS.substanceClass.write,
  severity: FIELDS.severity.write,
  action: FIELDS.action.write,
  active: Active.optional(),
  overrideReason: OverrideReason.write,
};

/** Read-only fields are ignored. An entry is used unless `active` is false. */
export const CreateSafetyRule = writable(
  SafetyRuleDto,
  z
    .strictObject({ kind: Kind, ...written, source: Source, date: SourceDate })
    .superRefine((rule, context) => {
      for (const [field, message] of ruleFaults(rule))
        context.addIssue({ code: 'custom', path: [field], message });
    }),
).meta({
  id: 'CreateSafetyRule',
  examples: [
    {
      kind: 'interaction',
      first: 'Warfarin',
      second: 'Cefixime',
      effect: 'Bleeding.',
      severity: 'serious',
      source: 'Decision of the drug committee',
      date: '2026-11-01',
    },
  ],
});
export type CreateSafetyRule = z.infer<typeof CreateSafetyRule>;

/** Omitted fields are unchanged. The kind never changes. */
export const UpdateSafetyRule = writable(
  SafetyRuleDto,
  z.strictObject({ ...written, source: Source, date: SourceDate, version: Version }).partial(),
).meta({ id: 'UpdateSafetyRule', examples: [{ action: 'Prefer paracetamol.', version: 1 }] });
export type UpdateSafetyRule = z.infer<typeof UpdateSafetyRule>;
