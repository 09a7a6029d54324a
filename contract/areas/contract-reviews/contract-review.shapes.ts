import { z } from 'zod'
import { oneLine, text } from '../../kit/text.ts'
import { RequirementClause } from '../vendors/requirement-clause.shapes.ts'
import { Comparison } from './comparison.shapes.ts'
import { contractMessages } from './contract-review.messages.ts'

const version = z.number().int()
const moment = z.iso.datetime()
const name = oneLine().trim().min(1, contractMessages.nameNeeded).max(120, 'cannot be more than 120 characters.')

const clauseStates = ['FOUND', 'CONFIRMED', 'DISCARDED'] as const

/** The price of closing a gap and the day by which it can be closed, as the brokerage states them. Blank parts are open. */
const cure = {
  price: z.number().int().min(0, 'cannot be negative').max(100_000_000_000).nullable(),
  expectedOn: z.iso.date().nullable(),
  note: text().trim().max(500, 'cannot be more than 500 characters.'),
}

const isStated = (stated: {
  readonly price: number | null
  readonly expectedOn: string | null
  readonly note: string
}) => stated.price !== null || stated.expectedOn !== null || stated.note !== ''
const unstated = { path: ['price'], message: contractMessages.cureNeeded }

/** A requirement of a review: proposed by reading the contract, or entered by a person. */
export const ReviewClause = z
  .object({
    id: z.string(),
    state: z.enum(clauseStates),
    page: z.number().int().nullable().meta({ description: 'Null if a person entered it' }),
    from: z.number().int().meta({ description: 'Where its words begin in the text of the page' }),
    to: z.number().int(),
    read: RequirementClause.nullable().meta({ description: 'As it was read; a proposal until confirmed' }),
    clause: RequirementClause.nullable().meta({ description: 'As a person confirmed it' }),
    decidedBy: z.string().nullable(),
    decidedAt: moment.nullable(),
    cure: z
      .object({ ...cure, by: z.string(), at: moment })
      .nullable()
      .meta({ description: 'Price, in cents, and time to close its gap, as the brokerage stated them' }),
    version,
  })
  .meta({ id: 'ContractReviewClause' })

const head = {
  id: z.string(),
  name: z.string(),
  fileName: z.string().meta({ description: 'Blank without a contract' }),
  holderId: z.string().nullable(),
  holderName: z.string(),
  project: z.string(),
  setName: z.string().meta({ description: 'The requirement set it began with; blank if none' }),
  waiting: z.number().int().meta({ description: 'Proposals to confirm' }),
  confirmed: z.number().int(),
  createdBy: z.string(),
  createdAt: moment,
  version,
}

export const ContractReviewRow = z
  .object({
    ...head,
    met: z.number().int(),
    gaps: z.number().int(),
    unclear: z.number().int(),
  })
  .meta({ id: 'ContractReviewRow' })

export const ContractReviewList = z
  .object({
    reviews: z.array(ContractReviewRow),
    sets: z.array(z.object({ id: z.string(), name: z.string() })),
    mayWrite: z.boolean(),
  })
  .meta({ id: 'ContractReviewList' })

export const ContractReview = z
  .object({
    ...head,
    documentId: z.string().nullable(),
    setVersion: z.number().int().nullable(),
    pages: z.array(z.string()).meta({ description: 'The text of each page; blank where a page is an image' }),
    clauses: z.array(ReviewClause),
    comparisons: z
      .array(Comparison)
      .meta({ description: 'Confirmed requirements against the policies in force today' }),
    holders: z.array(z.object({ id: z.string(), name: z.string(), wording: z.string() })),
    policies: z.array(z.object({ id: z.string(), label: z.string() })),
    mayWrite: z.boolean(),
    mayPrice: z.boolean().meta({ description: 'May state the price of closing gaps' }),
  })
  .meta({ id: 'ContractReview' })

/** Starts a review: of an uploaded contract, of a requirement set, or without either. */
export const ContractReviewStart = z
  .object({
    name,
    uploadId: z.string().max(60).nullable().default(null),
    requirementSetId: z.string().max(60).nullable().default(null),
  })
  .refine(({ uploadId, requirementSetId }) => uploadId === null || requirementSetId === null, {
    path: ['requirementSetId'],
    message: contractMessages.oneSource,
  })
  .meta({ id: 'ContractReviewStart' })

export const ContractReviewEdit = z
  .object({
    name,
    holderId: z.string().max(60).nullable(),
    project: oneLine().trim().max(160, 'cannot be more than 160 characters.'),
    version,
  })
  .meta({ id: 'ContractReviewEdit' })

/** A decision about a requirement; only a confirmed one has a clause. */
export const ClauseDecision = z
  .object({ state: z.enum(clauseStates), clause: RequirementClause.nullable().default(null), version })
  .refine(({ state, clause }) => state !== 'CONFIRMED' || clause !== null, {
    path: ['clause'],
    message: 'Enter the requirement',
  })
  .meta({ id: 'ContractClauseDecision' })

export const CureDraft = z.object(cure).refine(isStated, unstated)

export const ClauseCure = z
  .object({ ...cure, version })
  .refine(isStated, unstated)
  .meta({ id: 'ContractClauseCure' })

export const SetFromReview = z.object({ name: text().trim().min(1, 'Enter a name').max(80) })

export type ReviewClause = z.infer<typeof ReviewClause>
export type CureDraft = z.infer<typeof CureDraft>
export type ContractReviewRow = z.infer<typeof ContractReviewRow>
export type ContractReviewList = z.infer<typeof ContractReviewList>
export type ContractReview = z.infer<typeof ContractReview>
export type ContractReviewStart = z.input<typeof ContractReviewStart>
export type ContractReviewEdit = z.infer<typeof ContractReviewEdit>
export type ClauseDecision = z.infer<typeof ClauseDecision>
