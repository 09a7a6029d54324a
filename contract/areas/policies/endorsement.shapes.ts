import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { staffOnly } from '../../kit/rights.ts'
import { oneLine, text } from '../../kit/text.ts'
import { endorsementMessages } from './endorsement.messages.ts'
import { policyMessages } from './policy.messages.ts'

const brokerage = staffOnly(policyMessages.onlyStaff)

/** A change of a policy during its term, as the carrier issued it. */
export const policyEndorsement = record({
  name: 'policy-endorsement',
  schema: 'PolicyEndorsement',
  noun: { one: 'an endorsement of a policy', many: 'the endorsements of a policy' },
  access: 'account',
  changes: 'policies',
  fields: {
    number: field({
      kind: 'text',
      label: 'Number',
      required: true,
      help: 'Example: 001',
      schema: oneLine().trim().min(1, endorsementMessages.numberRequired).max(40, 'cannot be more than 40 characters.'),
    }),
    effectiveDate: field({
      kind: 'day',
      label: 'Effective date',
      required: true,
      schema: z.iso.date('must be a valid date mm/dd/yyyy'),
    }),
    description: field({
      kind: 'long-text',
      label: 'Description',
      required: true,
      schema: text().trim().min(1, endorsementMessages.textRequired).max(500, 'cannot be more than 500 characters.'),
    }),
    premiumChange: field({
      kind: 'money',
      label: 'Premium change',
      help: 'A minus sign is a return premium. Leave blank if the premium is unchanged.',
      schema: z
        .number('must be a number')
        .int()
        .min(-100_000_000_000_000)
        .max(100_000_000_000_000)
        .meta({ description: 'Cents; negative where premium is returned' }),
    }),
  },
  given: { version: z.number().int() },
  unique: { field: 'number', message: endorsementMessages.twice },
  rights: { add: brokerage, change: brokerage, remove: brokerage },
})

export type PolicyEndorsement = z.infer<typeof policyEndorsement.shown>
export type PolicyEndorsementDraft = z.infer<typeof policyEndorsement.draft>
