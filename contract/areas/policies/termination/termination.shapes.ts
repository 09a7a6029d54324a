import { z } from 'zod'
import { text } from '../../../kit/text.ts'
import { choicesOf, field } from '../../../kit/field.ts'
import { cancelMethods } from './return-premium.rules.ts'
import { terminationMessages } from './termination.messages.ts'

/** Who ends a policy. */
export const endingParties = { INSURED: 'Insured', CARRIER: 'Carrier' } as const

const day = () => z.iso.date('must be a valid date mm/dd/yyyy')
const Party = z.enum(Object.keys(endingParties) as (keyof typeof endingParties)[])
const Method = z.enum(Object.keys(cancelMethods) as (keyof typeof cancelMethods)[])
const Reason = text().trim().min(1, terminationMessages.reasonRequired).max(500)
const CarrierReturn = z.number('must be a number').int().min(0, 'cannot be less than 0').max(100_000_000_000_000)
const MinimumEarned = z.number('must be a number').int('must be a whole number').min(0).max(100)

/** The fields of the actions, described once for their dialogs and calls. */
export const terminationFields = {
  method: field({ schema: Method, label: 'Method', kind: 'choice', choices: choicesOf(cancelMethods), required: true }),
  effectiveOn: field({ schema: day(), label: 'Effective date', kind: 'day', required: true }),
  requestedBy: field({
    schema: Party,
    label: 'Requested by',
    kind: 'choice',
    choices: choicesOf(endingParties),
    required: true,
  }),
  minimumEarned: field({
    schema: MinimumEarned,
    label: 'Minimum earned premium (%)',
    kind: 'number',
    help: 'The part that the carrier always keeps. Leave 0 if the policy has none.',
  }),
  carrierReturn: field({
    schema: CarrierReturn,
    label: 'Returned by the carrier',
    kind: 'money',
    help: 'Premium, taxes, and fees together, as the carrier states them.',
    required: true,
  }),
  reason: field({ schema: Reason, label: 'Reason', kind: 'long-text', required: true }),
} as const

const { method, effectiveOn, requestedBy, minimumEarned, reason } = terminationFields
const version = z.number().int().meta({ description: 'The version that the action was chosen for' })

export const Cancellation = z.object({
  method: method.schema,
  effectiveOn: effectiveOn.schema,
  requestedBy: requestedBy.schema,
  minimumEarned: minimumEarned.schema.default(0).meta({ description: 'Percent of the premium' }),
  reason: reason.schema,
})

export const NonRenewal = z.object({
  effectiveOn: effectiveOn.schema.meta({ description: 'The date of the notice' }),
  requestedBy: requestedBy.schema.meta({ description: 'CARRIER: the line still has to be placed elsewhere' }),
  reason: reason.schema,
})

export const Reinstatement = z.object({
  effectiveOn: effectiveOn.schema.meta({
    description: 'When coverage resumes; a date after the cancellation leaves a lapse in coverage',
  }),
  reason: reason.schema,
})

export const CarrierReturned = z.object({ carrierReturn: terminationFields.carrierReturn.schema })

export const versioned = { version }

/** One cancellation, non-renewal, or reinstatement of a policy. */
export const StatusChange = z
  .object({
    kind: z.enum(['CANCEL', 'NON_RENEW', 'REINSTATE']),
    effectiveOn: z.iso.date(),
    requestedBy: Party.nullable(),
    method: Method.nullable(),
    minimumEarned: z.number().int().meta({ description: 'Percent of the premium' }),
    returnPremium: z.number().int().nullable().meta({ description: 'Cents; null where the premium is not on file' }),
    returnTaxes: z.number().int().nullable().meta({ description: 'Cents; null where no taxes are on file' }),
    returnFees: z.number().int().nullable().meta({ description: 'Cents; null where no fees are on file' }),
    carrierReturn: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Cents of premium, taxes, and fees that the carrier returned; null until it is entered' }),
    reason: z.string(),
    recordedBy: z.string().nullable(),
    recordedAt: z.iso.datetime(),
  })
  .meta({ id: 'PolicyStatusChange' })

export type Cancellation = z.infer<typeof Cancellation>
export type NonRenewal = z.infer<typeof NonRenewal>
export type Reinstatement = z.infer<typeof Reinstatement>
export type CarrierReturned = z.infer<typeof CarrierReturned>
export type StatusChange = z.infer<typeof StatusChange>
