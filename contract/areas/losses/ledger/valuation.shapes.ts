import { z } from 'zod'
import { cents } from '../../../kit/cents.ts'

/** One amount in its three parts, in cents. */
export const LossSplit = z.object({ indemnity: cents(), medical: cents(), expense: cents() }).meta({ id: 'LossSplit' })

export const valuationSources = ['CLAIM', 'CARRIER', 'LOSS_RUN'] as const
export type ValuationSource = (typeof valuationSources)[number]

export const valuationSourceNames: Readonly<Record<ValuationSource, string>> = {
  CLAIM: 'Entered on the claim',
  CARRIER: 'Carrier answer',
  LOSS_RUN: 'Loss run',
}

/**
 * The ledger entry of a loss linked to a claim: the valuation that counts, and the claim for people who may read it.
 */
export const LossLedger = z
  .object({
    claimId: z.string().nullable().meta({ description: 'null for those who may not read claims' }),
    ourNumber: z.string(),
    valuedOn: z.iso.date(),
    source: z.enum(valuationSources),
    incurred: z.number().int(),
  })
  .meta({ id: 'LossLedger' })

export type LossSplit = z.infer<typeof LossSplit>
export type LossLedger = z.infer<typeof LossLedger>
