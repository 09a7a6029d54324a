import { z } from 'zod'
import { policyTypeCodes } from '../../policies/policy-types.ts'
import { ScheduleType } from '../../schedules/schedule-type.shapes.ts'

/** An account field that a submission needs, under a code in place of a schedule type. */
export const accountDetails = 'ACCOUNT'

/** Fields of an account itself that are counted, with their labels. */
export const countedDetails = {
  fein: 'FEIN',
  entityType: 'Entity type',
  naicsCode: 'NAICS code',
  mainAddress: 'Main address',
  website: 'Website',
  annualRevenue: 'Annual revenue',
  brokerContact: 'Primary contact at the brokerage',
  lines: 'Lines of business',
  effectiveDate: 'Next effective date',
} as const

/** Blank fields of all accounts together, or account by account. */
export const fieldGroupings = { FIELD: 'By field', ACCOUNT: 'By account' } as const

export const FieldQuery = z.object({
  by: z.enum(['FIELD', 'ACCOUNT']).default('FIELD'),
  search: z.string().max(100).optional().meta({ description: 'In the name or code of an account' }),
  scheduleType: z
    .union([z.literal(accountDetails), ScheduleType])
    .optional()
    .meta({ description: '`ACCOUNT`: the details of an account' }),
  field: z.string().max(100).optional(),
  line: z
    .string()
    .refine((line) => policyTypeCodes.includes(line), 'must be the code of a policy type')
    .optional()
    .meta({ description: 'Accounts with this line, and schedules that it is underwritten on' }),
})

const count = z.number().int().min(0)

/** A required field that is blank somewhere. */
export const FieldData = z
  .object({
    scheduleType: z.union([z.literal(accountDetails), ScheduleType]),
    field: z.string(),
    label: z.string().meta({ description: 'The heading, as the brokerage has it' }),
    account: z.string().nullable().meta({ description: 'Null for all accounts together' }),
    companyName: z.string().nullable(),
    tabId: z.number().int().nullable(),
    tabName: z.string().nullable(),
    accounts: count.meta({ description: 'Accounts with a blank' }),
    blank: count,
    rows: count.meta({ description: 'Rows, or accounts, that need the field' }),
    percent: count.meta({ description: 'How many of them have it' }),
  })
  .meta({ id: 'FieldData' })

export type FieldQuery = z.infer<typeof FieldQuery>
export type FieldData = z.infer<typeof FieldData>
