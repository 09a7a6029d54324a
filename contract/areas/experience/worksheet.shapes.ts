import { z } from 'zod'
import { usualMessages } from '../../kit/usual.messages.ts'
import { oneLine, text } from '../../kit/text.ts'
import { wcClassCode } from '../lookups/class-codes.ts'
import { StateCode } from '../lookups/edition.shapes.ts'
import { hasPlaces } from './exact.rules.ts'
import { experienceMessages } from './experience.messages.ts'
import { findingKinds } from './finding-kinds.ts'
import { Cents, Rate, RatingPlan } from './plan.shapes.ts'

/** The most lines of each kind, and the most bytes of a file of them. */
export const worksheetLimits = { classes: 500, claims: 1000, bytes: 2_000_000 } as const

const policyFrom = z.iso.date('must be a day').meta({ description: 'The effective date of its policy' })
const entity = oneLine()
  .trim()
  .max(120)
  .default('')
  .meta({ description: 'The company of the group that it belongs to' })

export const ClassLine = z.object({
  policyFrom,
  code: text()
    .trim()
    .refine((typed) => wcClassCode(typed) !== undefined, experienceMessages.classCode)
    .transform((typed) => wcClassCode(typed) ?? typed),
  payroll: Cents,
  elr: Rate.nullable().meta({ description: 'As printed; null uses the state’s rating values' }),
  dRatio: Rate.max(1).nullable(),
  auditedPayroll: Cents.nullable().default(null).meta({ description: 'The audited payroll' }),
  entity,
})

export const ClaimLine = z.object({
  policyFrom,
  number: oneLine().trim().min(1, 'Claim number is required').max(40),
  ijCode: z.number().int().min(1).max(9).meta({ description: 'Injury code: 5 temporary, 6 medical only' }),
  isOpen: z.boolean(),
  incurred: Cents.meta({ description: 'The whole incurred amount, before any reduction' }),
  printedPrimary: Cents.nullable()
    .default(null)
    .meta({ description: 'The primary loss that the bureau’s sheet shows' }),
  closedOn: z.iso.date().nullable().default(null).meta({ description: 'When the carrier closed it, by its loss run' }),
  currentIncurred: Cents.nullable().default(null).meta({ description: 'Incurred by the newest loss run' }),
  recovered: Cents.default(0).meta({ description: 'Recoveries not yet deducted from the incurred amount' }),
  entity,
})

export const WorksheetContent = z
  .object({
    riskId: z.string().regex(/^(\d{9})?$/, experienceMessages.riskId),
    publishedMod: z
      .number()
      .min(0.01)
      .max(20)
      .refine((typed) => hasPlaces(typed, 2), experienceMessages.places(2))
      .nullable(),
    split: Cents.nullable().meta({ description: 'Split point as printed; null uses the state’s rating values' }),
    accidentLimit: Cents.nullable().default(null).meta({ description: 'State accident limit as printed' }),
    medicalOnly: Rate.max(1)
      .nullable()
      .default(null)
      .meta({ description: 'Share of a medical-only claim that counts, as printed' }),
    w: Rate.max(1).nullable().default(null).meta({ description: 'Weighting value W as printed' }),
    b: Cents.nullable().default(null).meta({ description: 'Ballast value B as printed' }),
    manualPremium: Cents.nullable().meta({ description: 'Premium of a year before the modification' }),
    soldEntities: z
      .array(z.object({ name: oneLine().trim().min(1).max(120), soldOn: z.iso.date('must be a day') }))
      .max(50),
    classes: z.array(ClassLine).max(worksheetLimits.classes),
    claims: z.array(ClaimLine).max(worksheetLimits.claims),
    comingClasses: z
      .array(ClassLine)
      .max(worksheetLimits.classes)
      .meta({ description: 'Of the policy year that the next mod takes in' }),
    comingClaims: z.array(ClaimLine).max(worksheetLimits.claims),
  })
  .meta({ id: 'ModWorksheetContent' })

export const NewWorksheet = WorksheetContent.extend({ state: StateCode, ratingOn: z.iso.date('must be a day') })

export const Worksheet = WorksheetContent.extend({
  id: z.string(),
  state: StateCode,
  ratingOn: z.iso.date(),
  version: z.number().int(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable(),
}).meta({ id: 'ModWorksheet' })

/**
 * A worksheet with the rating values that apply to it. `modOf` calculates the result, on the server and in the browser.
 */
export const RatedWorksheet = z
  .object({
    worksheet: Worksheet,
    plan: RatingPlan.nullable().meta({ description: 'Null where none holds for its state and rating date' }),
    nextPlan: RatingPlan.nullable().meta({ description: 'The values of the rating date after, where they are known' }),
    comingLosses: z
      .object({
        valuedOn: z.iso.date().meta({ description: 'The oldest valuation' }),
        valuedTo: z.iso.date().meta({ description: 'The newest; the same unless valuations are mixed' }),
        claims: z.array(ClaimLine.extend({ valuedOn: z.iso.date() })),
      })
      .nullable()
      .meta({ description: 'Of the coming policy year by its loss runs; null where there are none' }),
  })
  .meta({ id: 'RatedModWorksheet' })

export const WorksheetSummary = z
  .object({
    id: z.string(),
    state: StateCode,
    ratingOn: z.iso.date(),
    version: z.number().int(),
    publishedMod: z.number().nullable(),
    computedMod: z.number().nullable().meta({ description: 'Null where values are missing' }),
    findings: z.number().int(),
  })
  .meta({ id: 'ModWorksheetSummary' })

export const WorksheetVersion = z
  .object({
    number: z.number().int(),
    publishedMod: z.number().nullable(),
    classes: z.number().int(),
    claims: z.number().int(),
    savedAt: z.iso.datetime(),
    savedBy: z.string().nullable(),
  })
  .meta({ id: 'ModWorksheetVersion' })

export const LetterDraft = z.object({
  findings: z.array(z.enum(findingKinds)).min(1, experienceMessages.nothingChosen).max(findingKinds.length),
  recipient: oneLine().trim().min(1, 'Recipient is required').max(120),
  email: z
    .union([z.literal(''), z.email(usualMessages.email).max(200)])
    .default('')
    .meta({ description: 'Address to email the letter to; empty to save it only' }),
  note: text().trim().max(1000).default(''),
})

export type ClaimLine = z.infer<typeof ClaimLine>
export type ClassLine = z.infer<typeof ClassLine>
export type NewWorksheet = z.infer<typeof NewWorksheet>
export type RatedWorksheet = z.infer<typeof RatedWorksheet>
export type Worksheet = z.infer<typeof Worksheet>
export type WorksheetContent = z.infer<typeof WorksheetContent>
export type WorksheetSummary = z.infer<typeof WorksheetSummary>
export type WorksheetVersion = z.infer<typeof WorksheetVersion>
