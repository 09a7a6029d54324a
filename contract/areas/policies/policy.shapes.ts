import { z } from 'zod'
import { cents } from '../../kit/cents.ts'
import { text } from '../../kit/text.ts'
import { policyMessages } from './policy.messages.ts'
import { isTermTooLong } from './policy.rules.ts'

export const PolicyStatus = z
  .enum(['QUOTED', 'BOUND', 'ISSUED', 'IN_FORCE', 'PENDING_CANCEL', 'CANCELED', 'NON_RENEWED', 'EXPIRED'])
  .meta({ description: 'Where the policy stands today; CANCELED hides the expiration date' })

const PolicyLayer = z
  .object({
    kind: z.enum(['PRIMARY', 'EXCESS']),
    attachment: cents().meta({ description: 'Cents of a loss beneath which the layer pays nothing; 0 for a primary' }),
    limit: cents().meta({ description: 'Cents that the layer pays of one loss' }),
    over: z.array(z.string()).meta({ description: 'Types of the primary policies that an excess layer stands over' }),
  })
  .meta({ id: 'PolicyLayer' })

export const Policy = z
  .object({
    id: z.string().nullable().meta({ description: 'Null for a policy kept only in the agency system' }),
    policyNumber: z.string(),
    effectiveDate: z.iso.date(),
    expirationDate: z.iso.date(),
    status: PolicyStatus,
    carrier: z.string().nullable(),
    name: z.string().nullable(),
    policyType: z.string().meta({ description: 'A code of the catalogue, or one of the agency system' }),
    premium: z.number().int().nullable().meta({ description: 'Cents for the term' }),
    billType: z.enum(['AGENCY', 'DIRECT']).nullable().meta({ description: 'Who sends the bill: agency or carrier' }),
    layer: PolicyLayer.nullable(),
    fileState: z
      .enum(['NONE', 'WANTED', 'FAILED', 'STORED'])
      .meta({ description: 'WANTED and FAILED: a file was announced and is missing' }),
  })
  .meta({ id: 'Policy' })

/** What narrows the list of policies. */
export const PolicyNarrowing = z.object({
  search: text().trim().max(100).optional().meta({ description: 'In number, carrier, name or type' }),
  line: text().max(60).optional().meta({ description: 'Code of a policy type' }),
  carrier: text().max(120).optional(),
  status: PolicyStatus.optional(),
  term: z
    .string()
    .regex(/^(all|current|\d{4})$/, 'must be all, current or a year')
    .default('all')
    .meta({ description: 'The year in which it begins; current: not over yet' }),
})

/** By what the policies of an account can be narrowed, each once. */
export const PolicyChoices = z
  .object({
    years: z.array(z.string()).meta({ description: 'In which a term begins, the latest first' }),
    lines: z.array(z.string()).meta({ description: 'Codes of policy types' }),
    carriers: z.array(z.string()),
    statuses: z.array(PolicyStatus),
  })
  .meta({ id: 'PolicyChoices' })

const Coverage = z.object({
  name: z.string(),
  limit: z.number().int().nullable().meta({ description: 'Cents; null where the note says it' }),
  deductible: z.number().int().nullable().meta({ description: 'Cents' }),
  isRetention: z.boolean().meta({ description: 'The deductible is a self-insured retention' }),
  note: z.string(),
})

const Endorsement = z.object({
  number: z.string(),
  effectiveDate: z.iso.date(),
  description: z.string(),
  premiumChange: z.number().int().meta({ description: 'Cents; negative where premium is returned' }),
})

const PolicyDocument = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  addedAt: z.iso.datetime(),
})

export const PolicyDetail = Policy.extend({
  isProject: z.boolean(),
  canceledOn: z.iso.date().nullable(),
  coverages: z.array(Coverage),
  endorsements: z.array(Endorsement).meta({ description: 'The newest first' }),
  documents: z.array(PolicyDocument).meta({ description: 'Its files, the newest first' }),
  version: z.number().int(),
}).meta({ id: 'PolicyDetail' })

const termDate = () =>
  z.iso
    .date({ error: 'must be a valid date mm/dd/yyyy', abort: true })
    .refine((date) => date >= '1800', policyMessages.yearTooLow)

const optionalText = (most: number) =>
  text()
    .trim()
    .max(most)
    .transform((typed) => (typed === '' ? null : typed))
    .nullable()

/** What brokerage staff say of a policy, when they add it and later. */
const fields = {
  policyNumber: text().trim().min(1, policyMessages.numberRequired).max(60, 'cannot be more than 60 characters.'),
  policyType: text().trim().min(1, policyMessages.typeRequired).max(60, 'cannot be more than 60 characters.'),
  carrier: optionalText(120),
  name: optionalText(120),
  effectiveDate: termDate(),
  expirationDate: termDate(),
  isProject: z.boolean(),
  premium: cents().nullable(),
  billType: z.enum(['AGENCY', 'DIRECT']).nullable(),
}

type Term = Pick<Policy, 'effectiveDate' | 'expirationDate'>

const endsAfterStart = ({ effectiveDate, expirationDate }: Term): boolean => expirationDate > effectiveDate
const isInOrder = { path: ['expirationDate'], message: policyMessages.endNotAfterStart }

const mayLast = (policy: Term & { readonly isProject: boolean }): boolean => policy.isProject || !isTermTooLong(policy)
const isShort = { path: ['expirationDate'], message: policyMessages.termTooLong }

/** What a form must hold before it is sent. */
export const PolicyFields = z.object(fields).refine(endsAfterStart, isInOrder).refine(mayLast, isShort)

/** A new policy. Its file, where it has one, follows in a second call. */
export const PolicyDraft = z
  .object({
    ...fields,
    carrier: fields.carrier.default(null),
    name: fields.name.default(null),
    isProject: fields.isProject.default(false),
    premium: fields.premium.default(null),
    billType: fields.billType.default(null),
    expectsFile: z
      .boolean()
      .default(false)
      .meta({ description: 'A file follows: until it is there the policy says so' }),
  })
  .refine(endsAfterStart, isInOrder)
  .refine(mayLast, isShort)

/** A changed policy. `version` is the one that the change was made from. */
export const PolicyEdit = z
  .object({ ...fields, version: z.number().int() })
  .refine(endsAfterStart, isInOrder)
  .refine(mayLast, isShort)

export type PolicyStatus = z.infer<typeof PolicyStatus>
export type Policy = z.infer<typeof Policy>
export type PolicyDetail = z.infer<typeof PolicyDetail>
export type PolicyDraft = z.infer<typeof PolicyDraft>
export type PolicyFields = z.infer<typeof PolicyFields>
export type PolicyNarrowing = z.infer<typeof PolicyNarrowing>
export type PolicyChoices = z.infer<typeof PolicyChoices>
