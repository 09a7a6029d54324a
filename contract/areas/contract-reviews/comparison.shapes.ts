import { z } from 'zod'
import { endorsementKinds } from '../certificates/endorsement-kinds.ts'

const comparedVerdicts = ['MET', 'GAP', 'CANNOT_TELL'] as const

const ComparedPart = z.object({
  policyId: z.string().nullable(),
  verdict: z.enum(comparedVerdicts),
  why: z.string(),
  closes: z.string().meta({ description: 'What closes the gap; blank if met' }),
  kind: z
    .enum(endorsementKinds)
    .nullable()
    .meta({ description: 'The endorsement that a certificate request asks for' }),
  form: z.string().meta({ description: 'The form to request; blank if there is none' }),
})

/** A requirement compared with the policies in force, policy by policy. */
export const Comparison = z
  .object({ clauseId: z.string(), verdict: z.enum(comparedVerdicts), parts: z.array(ComparedPart) })
  .meta({ id: 'ContractComparison' })

export type ComparedVerdict = (typeof comparedVerdicts)[number]
export type ComparedPart = z.infer<typeof ComparedPart>
export type Comparison = z.infer<typeof Comparison>
