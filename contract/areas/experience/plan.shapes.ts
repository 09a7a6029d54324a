import { z } from 'zod'
import { editionDraft, editionFields, EditionStatus, StateCode } from '../lookups/edition.shapes.ts'
import { experienceMessages } from './experience.messages.ts'
import { hasPlaces } from './exact.rules.ts'

/** Cents of an amount that is no credit. */
export const Cents = z.number().int().min(0, experienceMessages.negative).max(10_000_000_000_000)

/** A rate, factor or ratio with four digits after the point at most. */
export const Rate = z
  .number()
  .min(0, experienceMessages.negative)
  .max(10_000)
  .refine((typed) => hasPlaces(typed, 4), experienceMessages.places(4))

/** The most a modification may be: base + slope × expected losses in dollars ÷ G. */
const CapRule = z.object({ base: Rate, slope: Rate, g: Rate.refine((g) => g > 0, 'must be more than 0') })

const Weight = z.object({
  from: Cents.meta({ description: 'Expected losses from which the row applies, in cents' }),
  w: Rate.max(1),
  b: Cents,
})

const NcciValues = z.object({
  formula: z.literal('NCCI'),
  split: Cents,
  accidentLimit: Cents,
  medicalOnly: Rate.max(1)
    .nullable()
    .meta({ description: 'Share of a medical-only claim that counts; null if its reduction is not approved' }),
  cap: CapRule.nullable(),
  weights: z.array(Weight).min(1).max(500),
})

const CaliforniaValues = z.object({
  formula: z.literal('CALIFORNIA'),
  leftOut: Cents.meta({ description: 'Amount of each claim that does not count, in cents' }),
  thresholds: z
    .array(z.object({ from: Cents, threshold: Cents }))
    .min(1)
    .max(500)
    .meta({ description: 'Primary threshold by expected losses' }),
})

export const PlanValues = z.discriminatedUnion('formula', [NcciValues, CaliforniaValues])

export const PlanClass = z.object({ code: z.string(), elr: Rate, dRatio: Rate.max(1) })

export const ModPlan = z
  .object({
    id: z.string(),
    state: StateCode,
    holdsFrom: z.iso.date(),
    holdsUntil: z.iso.date(),
    ...editionFields,
    licence: z.string(),
    status: EditionStatus,
    values: PlanValues,
    classCount: z.number().int(),
    fileName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    createdBy: z.string().nullable(),
  })
  .meta({ id: 'ModPlan' })

/** A plan with its classes: the basis of a worksheet's calculation. */
export const RatingPlan = ModPlan.extend({ classes: z.array(PlanClass) }).meta({ id: 'RatingPlan' })

/** A plan as read, next to those it would replace. */
export const PlanPreview = z
  .object({
    plan: RatingPlan,
    replaces: z.array(ModPlan).meta({ description: 'Values of the same owner and state with overlapping dates' }),
  })
  .meta({ id: 'ModPlanPreview' })

/** The data sent with a plan's file. */
export const PlanDraft = z
  .object({
    state: StateCode,
    holdsFrom: z.iso.date('must be a day'),
    holdsUntil: z.iso.date('must be a day'),
    ...editionDraft,
  })
  .refine(({ holdsFrom, holdsUntil }) => holdsFrom <= holdsUntil, {
    path: ['holdsUntil'],
    message: experienceMessages.endsFirst,
  })

/** The most classes of a plan, and the most bytes of its file. */
export const planLimits = { classes: 2000, bytes: 2_000_000 } as const

export type ModPlan = z.infer<typeof ModPlan>
export type NcciValues = z.infer<typeof NcciValues>
export type PlanClass = z.infer<typeof PlanClass>
export type PlanPreview = z.infer<typeof PlanPreview>
export type PlanValues = z.infer<typeof PlanValues>
export type RatingPlan = z.infer<typeof RatingPlan>
