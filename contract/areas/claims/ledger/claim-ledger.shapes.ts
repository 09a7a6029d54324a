import { z } from 'zod'
import { text } from '../../../kit/text.ts'
import { LossSplit, valuationSources } from '../../losses/ledger/valuation.shapes.ts'
import { claimMessages } from '../claim.messages.ts'

const day = z.iso.date()
const source = z.enum(valuationSources)
const amounts = { paid: LossSplit, reserve: LossSplit, recovered: LossSplit }

/** The figures of a claim as lists show them, in cents. */
export const Valued = z.object({
  valuationOn: day,
  source,
  paid: z.number(),
  reserve: z.number(),
  recovered: z.number(),
  incurred: z.number(),
  parts: z.object(amounts).meta({ description: 'The amounts by what they are for' }),
})

/** A loss of a loss run, beside a claim. */
export const LedgerLoss = z
  .object({
    id: z.string(),
    version: z.number().int(),
    runId: z.string(),
    policyId: z.string(),
    line: z.string(),
    claimNumber: z.string(),
    lossOn: day,
    claimant: z.string(),
    description: z.string(),
    status: z.enum(['OPEN', 'CLOSED', 'REOPENED']),
    valuedOn: day,
    ...amounts,
    incurred: z.number().int(),
  })
  .meta({ id: 'LedgerLoss' })

export const LossProposal = z
  .object({ loss: LedgerLoss, by: z.enum(['NUMBER', 'DETAILS']), reasons: z.array(z.string()) })
  .meta({ id: 'LossProposal' })

export const updateFields = ['claimNumber', 'status', 'paid', 'reserve', 'recovered'] as const
const updateField = z.enum(updateFields)

export const LossUpdate = z
  .object({
    loss: LedgerLoss,
    fields: z.array(
      z.object({
        field: updateField,
        claim: z.string().meta({ description: 'As the claim has it' }),
        run: z.string().meta({ description: 'As the loss run has it' }),
        isSame: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'LossUpdate' })

export const ClaimLedger = z
  .object({
    linked: LedgerLoss.nullable().meta({ description: 'The loss in the newest loss run that lists it' }),
    linkedBy: z.string(),
    valuations: z.array(
      z.object({
        valuedOn: day,
        source,
        ...amounts,
        incurred: z.number().int(),
        note: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    proposals: z.array(LossProposal),
    update: LossUpdate.nullable().meta({ description: 'A loss run that was not compared with the claim yet' }),
  })
  .meta({ id: 'ClaimLedger' })

/** What waits for a person in the ledger of an account. */
export const LedgerOverview = z
  .object({
    claims: z.number().int(),
    linked: z.number().int(),
    items: z.array(
      z.object({
        kind: z.enum(['PROPOSAL', 'UPDATE']),
        claimId: z.string(),
        ourNumber: z.string(),
        claimNumber: z.string(),
        lossNumber: z.string(),
        valuedOn: day,
        lossOn: day,
        incurred: z.number().int().meta({ description: 'In the loss run' }),
        reasons: z.array(z.string()),
      }),
    ),
    isMore: z.boolean(),
    mayManage: z.boolean(),
  })
  .meta({ id: 'LedgerOverview' })

const version = z.number().int()

export const LossChoice = z.object({ lossId: z.string().max(60), version }).meta({ id: 'LossChoice' })

export const LossReview = z
  .object({
    lossId: z.string().max(60),
    lossVersion: z.number().int(),
    accept: z.array(updateField).max(updateFields.length),
    version,
  })
  .meta({ id: 'LossReview' })

export const ValuationDraft = z
  .object({
    valuedOn: z.iso.date({ error: claimMessages.valuedOn }),
    source: z.enum(['CLAIM', 'CARRIER']),
    ...amounts,
    note: text().trim().max(1000),
    version,
  })
  .meta({ id: 'ValuationDraft' })

export type Valued = z.infer<typeof Valued>
export type LedgerLoss = z.infer<typeof LedgerLoss>
export type LossProposal = z.infer<typeof LossProposal>
export type LossUpdate = z.infer<typeof LossUpdate>
export type UpdateField = (typeof updateFields)[number]
export type ClaimLedger = z.infer<typeof ClaimLedger>
export type LedgerOverview = z.infer<typeof LedgerOverview>
export type ValuationDraft = z.infer<typeof ValuationDraft>
