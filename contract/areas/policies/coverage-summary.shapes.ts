import { z } from 'zod'
import { Policy, PolicyDetail } from './policy.shapes.ts'

/** A value's source and its date. */
const Sourced = z.object({
  text: z.string(),
  source: z.string(),
  asOf: z.iso.date(),
})

/** A policy active today, with its most requested facts. */
export const CoveredLine = z
  .object({
    policy: Policy,
    source: z.string().meta({ description: 'The system of record for the policy' }),
    coverages: PolicyDetail.shape.coverages,
    endorsements: PolicyDetail.shape.endorsements,
    forms: z.array(z.string()).meta({ description: 'Forms of the policy, or of the quote that was bound' }),
    exclusions: z.array(z.string()).meta({ description: 'Exclusions of the policy, or of the quote that was bound' }),
    ratingBasis: Sourced.nullable().meta({ description: 'The rating basis, from the schedules' }),
    nextAudit: z.iso
      .date()
      .nullable()
      .meta({ description: 'When the carrier audits payroll or sales: after the term' }),
  })
  .meta({ id: 'CoveredLine' })

export const CoverageSummary = z
  .object({
    asOf: z.iso.date(),
    lines: z.array(CoveredLine).max(200),
    canceled: z.array(Policy).meta({ description: 'Policies whose term is running and which are canceled' }),
  })
  .meta({ id: 'CoverageSummary' })

export type CoveredLine = z.infer<typeof CoveredLine>
export type CoverageSummary = z.infer<typeof CoverageSummary>
