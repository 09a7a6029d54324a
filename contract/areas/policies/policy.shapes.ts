import { z } from 'zod'
import { cents } from '../../kit/cents.ts'
import { oneLine, text } from '../../kit/text.ts'
import { Coverage, PolicyForm, PolicyLayer } from './coverages/coverage-sheet.shapes.ts'
import { policyEndorsement } from './endorsement.shapes.ts'
import { paymentPlans } from './payment-plans.ts'
import { externalMessages } from './external.messages.ts'
import { policyMessages } from './policy.messages.ts'
import { isTermTooLong } from './policy.rules.ts'
import { StatusChange } from './termination/termination.shapes.ts'

export const PolicyStatus = z
  .enum(['QUOTED', 'BOUND', 'ISSUED', 'IN_FORCE', 'PENDING_CANCEL', 'CANCELED', 'NON_RENEWED', 'EXPIRED'])
  .meta({ description: 'The current status; CANCELED hides the expiration date' })

export const Policy = z
  .object({
    id: z.string().nullable().meta({ description: 'Null for a policy kept only in the agency management system' }),
    policyNumber: z.string(),
    effectiveDate: z.iso.date(),
    expirationDate: z.iso.date(),
    status: PolicyStatus,
    canceledOn: z.iso.date().nullable().meta({ description: 'When a cancellation takes effect, or took effect' }),
    carrier: z.string().nullable(),
    name: z.string().nullable(),
    policyType: z.string().meta({ description: 'A code of the catalog, or one of the agency management system' }),
    premium: z.number().int().nullable().meta({ description: 'Cents for the term, without taxes and fees' }),
    taxes: z.number().int().nullable().meta({ description: 'Cents; surplus lines taxes and stamping among them' }),
    fees: z.number().int().nullable().meta({ description: 'Cents' }),
    billType: z.enum(['AGENCY', 'DIRECT']).nullable().meta({ description: 'Agency bill or direct bill' }),
    layer: PolicyLayer.nullable(),
    fileState: z
      .enum(['NONE', 'WANTED', 'FAILED', 'STORED'])
      .meta({ description: 'WANTED and FAILED: a file was expected and is missing' }),
  })
  .meta({ id: 'Policy' })

/** What narrows the list of policies. */
export const PolicyNarrowing = z.object({
  search: text().trim().max(100).optional().meta({ description: 'In number, carrier, name or type' }),
  line: oneLine().max(60).optional().meta({ description: 'Code of a policy type' }),
  carrier: oneLine().max(120).optional(),
  status: PolicyStatus.optional(),
  term: z
    .string()
    .regex(/^(all|current|\d{4})$/, 'must be all, current or a year')
    .default('all')
    .meta({ description: 'The year it takes effect; current: not expired yet' }),
})

/** By what the policies of an account can be narrowed, each once. */
export const PolicyChoices = z
  .object({
    years: z.array(z.string()).meta({ description: 'Years in which a term takes effect, latest first' }),
    lines: z.array(z.string()).meta({ description: 'Codes of policy types' }),
    carriers: z.array(z.string()),
    statuses: z.array(PolicyStatus),
  })
  .meta({ id: 'PolicyChoices' })

/** What the schedules of an account offer for the named insureds and locations of a policy. */
export const InsuredChoices = z
  .object({ namedInsureds: z.array(z.string()), insuredLocations: z.array(z.string()) })
  .meta({ id: 'InsuredChoices' })

const PolicyDocument = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  addedAt: z.iso.datetime(),
})

export const PolicyDetail = Policy.extend({
  isProject: z.boolean(),
  paymentPlan: z.enum(paymentPlans).nullable(),
  namedInsureds: z.array(z.string()).meta({ description: 'The first named insured first' }),
  insuredLocations: z.array(z.string()),
  statusChanges: z
    .array(StatusChange)
    .meta({ description: 'Cancellations, non-renewals, and reinstatements, the newest first' }),
  coverages: z.array(Coverage),
  forms: z.array(PolicyForm),
  exclusions: z.array(z.string()),
  endorsements: z.array(policyEndorsement.shown).meta({ description: 'The newest first' }),
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

const insured = () => oneLine().trim().min(1).max(200, 'cannot be more than 200 characters.')

/** A policy's fields that brokerage staff enter, when adding it and later. */
const fields = {
  policyNumber: oneLine().trim().min(1, policyMessages.numberRequired).max(60),
  policyType: oneLine().trim().min(1, policyMessages.typeRequired).max(60),
  carrier: optionalText(120),
  name: optionalText(120),
  effectiveDate: termDate(),
  expirationDate: termDate(),
  isProject: z.boolean(),
  premium: cents().nullable(),
  taxes: cents().nullable().default(null),
  fees: cents().nullable().default(null),
  billType: z.enum(['AGENCY', 'DIRECT']).nullable(),
  paymentPlan: z.enum(paymentPlans).nullable().default(null),
  namedInsureds: z.array(insured()).max(100, 'cannot be more than 100.').default([]),
  insuredLocations: z.array(insured()).max(500, 'cannot be more than 500.').default([]),
}

type Term = Pick<Policy, 'effectiveDate' | 'expirationDate'>

const endsAfterStart = ({ effectiveDate, expirationDate }: Term): boolean => expirationDate > effectiveDate
const isInOrder = { path: ['expirationDate'], message: policyMessages.endNotAfterStart }

const mayLast = (policy: Term & { readonly isProject: boolean }): boolean => policy.isProject || !isTermTooLong(policy)
const isShort = { path: ['expirationDate'], message: policyMessages.termTooLong }

/** What a form must hold before it is sent. */
export const PolicyFields = z.object(fields).refine(endsAfterStart, isInOrder).refine(mayLast, isShort)

/** A new policy. Its file, if any, follows in a second call. */
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
    isExternal: z
      .boolean()
      .default(false)
      .meta({ description: 'Kept in the agency management system only: it has no id, and is changed there' }),
  })
  .refine(({ isExternal, expectsFile }) => !(isExternal && expectsFile), {
    path: ['isExternal'],
    message: externalMessages.externalFile,
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
export type InsuredChoices = z.infer<typeof InsuredChoices>
export type PolicyChoices = z.infer<typeof PolicyChoices>
