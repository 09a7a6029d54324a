import { z } from 'zod'
import { oneLine } from '../../kit/text.ts'
import { policyTypeCodes } from '../policies/policy-types.ts'
import { comparisons } from '../schedules/published/rule-terms.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'
import { scheduleRuleMessages } from './schedule-rule.messages.ts'

/** A rule that marks more rows than this is published only after a confirmation. */
export const confirmationPercent = 5

/** How a row that breaks a rule is marked. */
export const ruleSeverities = {
  HARD: 'Blocking error',
  SOFT: 'Warning',
  OUTLIER: 'Outlier',
} as const

export const ruleStates = { DRAFT: 'Draft', PUBLISHED: 'Published', RETIRED: 'Retired' } as const

export const conditionsLimit = 10

const Value = oneLine().trim().max(200).nullable()

export const RuleTerm = z
  .object({
    column: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, scheduleRuleMessages.columnRequired),
    comparison: z.enum(comparisons),
    value: Value.meta({ description: 'Null where the comparison needs none' }),
    to: Value.meta({ description: 'The upper end of a range' }),
  })
  .meta({ id: 'RuleTerm' })

const RuleSeverity = z.enum(['HARD', 'SOFT', 'OUTLIER'])
const RuleState = z.enum(['DRAFT', 'PUBLISHED', 'RETIRED'])

/** A rule as an administrator writes it. */
export const ScheduleRuleDraft = z
  .object({
    name: oneLine().trim().min(1, scheduleRuleMessages.nameRequired).max(120),
    scheduleType: ScheduleType,
    brokerage: z.string().max(40).nullable().meta({ description: 'Null for all brokerages' }),
    lines: z
      .array(z.string().refine((line) => policyTypeCodes.includes(line), scheduleRuleMessages.unknownLine))
      .max(policyTypeCodes.length)
      .meta({ description: 'Accounts with one of these lines; empty for all accounts' }),
    startsOn: z.iso.date(scheduleRuleMessages.startRequired),
    endsOn: z.iso.date().nullable().meta({ description: 'The last day; null for no end' }),
    conditions: z.array(RuleTerm).max(conditionsLimit).meta({ description: 'All must be met; empty for every row' }),
    requirement: RuleTerm,
    severity: RuleSeverity,
    message: oneLine().trim().min(1, scheduleRuleMessages.messageRequired).max(200),
  })
  .meta({ id: 'ScheduleRuleDraft' })

/** What a rule would do to the stored rows. */
export const RuleSimulation = z
  .object({
    version: z.number().int().meta({ description: 'The version of the rule that was simulated' }),
    state: z.enum(['RUNNING', 'DONE', 'FAILED']),
    rows: z.number().int().meta({ description: 'Rows to read' }),
    rowsRead: z.number().int(),
    rowsChecked: z.number().int().meta({ description: 'Rows the rule applies to: neither blank nor removed' }),
    hits: z.number().int().meta({ description: 'Rows that break the rule' }),
    accounts: z.number().int().meta({ description: 'Accounts with such rows' }),
    percent: z.number().meta({ description: 'Hits in percent of the rows checked' }),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    startedBy: z.string(),
  })
  .meta({ id: 'RuleSimulation' })

export const ScheduleRuleListing = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scheduleType: ScheduleType,
    brokerage: z.string().nullable(),
    brokerageName: z.string().nullable(),
    lines: z.array(z.string()),
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
    severity: RuleSeverity,
    state: RuleState,
    isInForce: z.boolean().meta({ description: 'It is published, and today is one of its days' }),
    changedAt: z.iso.datetime(),
    changedBy: z.string(),
  })
  .meta({ id: 'ScheduleRuleListing' })

export const ScheduleRule = ScheduleRuleListing.extend({
  conditions: z.array(RuleTerm),
  requirement: RuleTerm,
  message: z.string(),
  version: z.number().int(),
  published: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  retired: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  simulation: RuleSimulation.nullable(),
}).meta({ id: 'ScheduleRule' })

/** A stored row that breaks a rule. */
export const RuleHit = z
  .object({
    account: z.string(),
    companyName: z.string(),
    brokerage: z.string(),
    tabId: z.number().int(),
    tabName: z.string().nullable(),
    rowId: z.string(),
    label: z.string(),
    cells: z.record(z.string(), z.string()).meta({ description: 'What the columns of the rule hold now' }),
  })
  .meta({ id: 'RuleHit' })

/** The most rows that a simulation lists. */
export const listedHits = 500

export type RuleTerm = z.infer<typeof RuleTerm>
export type ScheduleRuleDraft = z.infer<typeof ScheduleRuleDraft>
export type RuleSimulation = z.infer<typeof RuleSimulation>
export type ScheduleRuleListing = z.infer<typeof ScheduleRuleListing>
export type ScheduleRule = z.infer<typeof ScheduleRule>
export type RuleHit = z.infer<typeof RuleHit>
