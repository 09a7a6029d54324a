import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { selectionOf } from '@portico/contract/areas/losses/development/development.rules.ts'
import { selectedFactorMessages } from '@portico/contract/areas/losses/development/selected-factors.messages.ts'
import {
  type FactorSelection,
  selectedFactorFields,
  type SelectedFactors,
} from '@portico/contract/areas/losses/development/selected-factors.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { z } from 'zod'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { factorsKey, useLossCalls } from '../losses.queries.ts'
import { calculatedFactor, columnName } from '@portico/contract/areas/losses/development/factor-labels.ts'

type Triangle = LossAnalysis['triangle']

interface Props {
  readonly accountId: string
  readonly line: string
  readonly triangle: Triangle
  readonly selected: SelectedFactors | null
  readonly onClose: () => void
}

/** Selects the development factors of a line, next to those calculated from its own losses. */
export default function FactorsDialog({ accountId, line, triangle, selected, onClose }: Props) {
  const { saveFactors } = useLossCalls(accountId)
  const stale = useSavedMeanwhile(factorsKey, selected ?? undefined, onClose)
  const { columns } = triangle
  return (
    <RecordDialog
      title={`Factors: ${policyTypeName(line)}`}
      fields={fieldsOf(triangle)}
      schema={schemaOf(columns)}
      stale={stale}
      valuesOf={(stored) => {
        const { factors } = selectionOf(triangle, stored)
        return { ...stored, ...Object.fromEntries(columns.map((column, at) => [pathOf(column), factors[at]])) }
      }}
      failure={selectedFactorMessages.saveFailed}
      onSave={(sent, base) => saveFactors(line, { ...sent, version: base?.version ?? 0 })}
      onClose={onClose}
      size="large"
    />
  )
}

const pathOf = ({ from }: Triangle['columns'][number]): string => `from${from}`

/** One factor for each age that is known, then the trend and the basis. */
function fieldsOf(triangle: Triangle): FormFields {
  const { factor, trend, basis } = selectedFactorFields
  const factors = triangle.columns.map((column, at) => [
    pathOf(column),
    { ...factor, label: `Factor from ${columnName(column)}`, help: calculatedFactor(triangle, at) },
  ])
  return { ...Object.fromEntries(factors), trend: { ...trend, blank: 0 }, basis }
}

/** The factors as they are sent, by age; one that is left blank stays calculated. */
const schemaOf = (columns: Triangle['columns']): z.ZodType<FactorSelection> => {
  const { factor, trend, basis } = selectedFactorFields
  const factors = Object.fromEntries(columns.map((column) => [pathOf(column), factor.schema]))
  return z.object({ ...factors, trend: trend.schema, basis: basis.schema }).transform((typed) => ({
    trend: typed.trend,
    basis: typed.basis,
    factors: columns.flatMap((column) => {
      const value = (typed as Readonly<Record<string, unknown>>)[pathOf(column)]
      return typeof value === 'number' ? [{ age: column.from, factor: value }] : []
    }),
  }))
}
