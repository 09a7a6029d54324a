import { z } from 'zod'
import { cents } from '../../../kit/cents.ts'
import { oneLine, text } from '../../../kit/text.ts'
import { coverageMessages } from './coverage.messages.ts'
import { coverageKey } from './coverage-key.ts'

export const PolicyLayer = z
  .object({
    kind: z.enum(['PRIMARY', 'EXCESS']),
    attachment: cents().meta({ description: 'Attachment point in cents; 0 for a primary layer' }),
    limit: cents().meta({ description: 'Limit of the layer in cents' }),
    over: z.array(z.string()).meta({ description: 'Types of the underlying policies of an excess layer' }),
  })
  .meta({ id: 'PolicyLayer' })

export const Coverage = z.object({
  name: z.string(),
  limit: z.number().int().nullable().meta({ description: 'Cents; null where the note says it' }),
  deductible: z.number().int().nullable().meta({ description: 'Cents' }),
  isRetention: z.boolean().meta({ description: 'The deductible is a self-insured retention' }),
  note: z.string(),
})

/** Who or what one line of a form's schedule names. */
export const ScheduledParty = z
  .object({
    name: oneLine()
      .trim()
      .max(160, 'cannot be more than 160 characters.')
      .meta({ description: 'Scheduled person or organization' }),
    location: oneLine()
      .trim()
      .max(160, 'cannot be more than 160 characters.')
      .meta({ description: 'Location or project that it is limited to; blank if none' }),
  })
  .refine(({ name, location }) => name !== '' || location !== '', {
    path: ['name'],
    message: coverageMessages.scheduledParty,
  })

const FormSchedule = z
  .object({
    isBlanket: z.boolean().meta({ description: 'Applies to everyone that a written contract requires' }),
    parties: z.array(ScheduledParty).max(50, coverageMessages.tooManyParties),
  })
  .meta({ id: 'PolicyFormSchedule' })

export const PolicyForm = z
  .object({
    number: oneLine().trim().min(1, coverageMessages.formNumber).max(40, 'cannot be more than 40 characters.'),
    edition: oneLine()
      .trim()
      .max(20, 'cannot be more than 20 characters.')
      .meta({ description: 'Edition date as printed, such as 04 13' }),
    title: oneLine().trim().max(200, 'cannot be more than 200 characters.'),
    schedule: FormSchedule.optional().meta({
      description: 'Missing on forms entered before schedules had a field of their own; their title is read instead',
    }),
  })
  .meta({ id: 'PolicyForm' })

/** A form as entered: one without a schedule names no one. */
const EnteredForm = PolicyForm.extend({ schedule: FormSchedule.default({ isBlanket: false, parties: [] }) })

const EnteredCoverage = z.object({
  name: oneLine().trim().min(1, coverageMessages.nameRequired).max(120, 'cannot be more than 120 characters.'),
  limit: cents().nullable().default(null),
  deductible: cents().nullable().default(null),
  isRetention: z.boolean().default(false),
  note: text().trim().max(500, 'cannot be more than 500 characters.').default(''),
})

const EnteredLayer = PolicyLayer.extend({
  limit: cents().min(1, coverageMessages.layerLimit),
  over: z.array(z.string().max(60)).max(20),
}).superRefine(({ kind, attachment, over }, context) => {
  const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (kind === 'PRIMARY' && attachment > 0) report('attachment', coverageMessages.primaryAttachment)
  if (kind === 'PRIMARY' && over.length > 0) report('over', coverageMessages.primaryOver)
  if (kind === 'EXCESS' && attachment === 0) report('attachment', coverageMessages.excessAttachment)
  if (kind === 'EXCESS' && over.length === 0) report('over', coverageMessages.excessOver)
})

/** The coverages of a policy with its forms, exclusions, and layer, as brokerage staff enter them. */
export const CoverageSheet = z
  .object({
    coverages: z.array(EnteredCoverage).max(60, coverageMessages.tooMany),
    forms: z.array(EnteredForm).max(200),
    exclusions: z.array(oneLine().trim().min(1).max(300, 'cannot be more than 300 characters.')).max(100),
    layer: EnteredLayer.nullable(),
  })
  .superRefine(({ coverages }, context) => {
    const keys = coverages.map(coverageKey)
    for (const [at, key] of keys.entries())
      if (keys.indexOf(key) !== at)
        context.addIssue({ code: 'custom', path: ['coverages', at, 'name'], message: coverageMessages.duplicate })
  })

/** The coverages of the preceding policy in a line, to start from. */
export const PriorCoverages = z
  .object({
    policyNumber: z.string(),
    carrier: z.string().nullable(),
    effectiveDate: z.iso.date(),
    expirationDate: z.iso.date(),
    coverages: z.array(Coverage),
    forms: z.array(PolicyForm),
    exclusions: z.array(z.string()),
    layer: PolicyLayer.nullable(),
  })
  .meta({ id: 'PriorCoverages' })

export type Coverage = z.infer<typeof Coverage>
export type PolicyForm = z.infer<typeof PolicyForm>
export type FormSchedule = z.infer<typeof FormSchedule>
export type ScheduledParty = z.infer<typeof ScheduledParty>
export type PolicyLayer = z.infer<typeof PolicyLayer>
export type CoverageSheet = z.infer<typeof CoverageSheet>
export type PriorCoverages = z.infer<typeof PriorCoverages>
