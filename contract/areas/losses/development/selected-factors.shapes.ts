import { z } from 'zod'
import { field } from '../../../kit/field.ts'
import { text } from '../../../kit/text.ts'
import { selectedFactorMessages } from './selected-factors.messages.ts'

const Factor = z
  .number('must be a number')
  .min(0.1, selectedFactorMessages.factor)
  .max(100, selectedFactorMessages.factor)
const Trend = z.number('must be a number').min(-50, selectedFactorMessages.trend).max(50, selectedFactorMessages.trend)
const Basis = text().trim().min(1, selectedFactorMessages.basisRequired).max(1000)

/** The fields of a selection, described once for its dialog and call. */
export const selectedFactorFields = {
  factor: field({ schema: Factor.nullable(), label: 'Factor', kind: 'number' }),
  trend: field({
    schema: Trend,
    label: 'Annual trend (%)',
    kind: 'number',
    help: 'Leave blank for no trend',
  }),
  basis: field({
    schema: Basis,
    label: 'Basis',
    kind: 'long-text',
    help: 'Why these factors, such as the industry table and its edition',
    required: true,
  }),
} as const

/** Factors that someone selects for a line in place of the calculated ones. */
export const FactorSelection = z.object({
  factors: z
    .array(
      z.object({
        age: z.number().int().min(0).max(600).meta({ description: 'Months; the factor leads from it to the next age' }),
        factor: Factor,
      }),
    )
    .max(60)
    .refine(
      (factors) => new Set(factors.map(({ age }) => age)).size === factors.length,
      selectedFactorMessages.ageTwice,
    ),
  trend: Trend.default(0).meta({ description: 'Percent per year' }),
  basis: Basis,
})

export const SelectedFactors = FactorSelection.extend({
  line: z.string(),
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime(),
  version: z.number().int(),
}).meta({ id: 'SelectedFactors' })

export type FactorSelection = z.infer<typeof FactorSelection>
export type SelectedFactors = z.infer<typeof SelectedFactors>
