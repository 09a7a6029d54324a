import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { formatMoney } from '../../../platform/formats.ts'
import type { CoverageDraft } from './selection-draft.ts'

interface Props {
  /** Of the line. */
  readonly name: string
  readonly requested: readonly CoverageDraft[]
  readonly expiring: PolicyDetail['coverages']
}

/** The requested coverages next to the expiring ones, read-only. */
export function CoverageTable({ name, requested, expiring }: Props) {
  if (requested.length === 0) return <p>No coverages requested yet.</p>
  const asked = (typed: string): string => (typed === '' ? '–' : `$${typed}`)
  const expires = (coverage: string, part: 'limit' | 'deductible'): string => {
    const cents = expiring.find((one) => one.name === coverage)?.[part]
    return typeof cents === 'number' ? formatMoney(cents) : '–'
  }
  return (
    <DataTable
      label={`Requested coverage for ${name}`}
      rows={requested.map((coverage, at) => ({ ...coverage, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        { key: 'name', header: 'Coverage', cell: (row) => row.name },
        { key: 'limit', header: 'Limit', numeric: true, cell: ({ limit }) => asked(limit) },
        { key: 'was', header: 'Expiring limit', numeric: true, cell: (row) => expires(row.name, 'limit') },
        { key: 'deductible', header: 'Deductible', numeric: true, cell: (row) => asked(row.deductible) },
        {
          key: 'wasDeductible',
          header: 'Expiring deductible',
          numeric: true,
          cell: (row) => expires(row.name, 'deductible'),
        },
        { key: 'note', header: 'Note', cell: ({ note }) => note },
      ]}
    />
  )
}
