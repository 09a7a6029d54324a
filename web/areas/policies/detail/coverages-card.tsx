import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoney } from '../../../platform/formats.ts'

type Coverage = PolicyDetail['coverages'][number]

export const coverageColumns: readonly Column<Coverage>[] = [
  { key: 'name', header: 'Coverage', cell: ({ name }) => name },
  { key: 'limit', header: 'Limit', numeric: true, cell: ({ limit }) => (limit === null ? '' : formatMoney(limit)) },
  {
    key: 'deductible',
    header: 'Deductible or retention',
    numeric: true,
    cell: ({ deductible, isRetention }) =>
      deductible === null ? '' : `${formatMoney(deductible)}${isRetention ? ' retention' : ''}`,
  },
  { key: 'note', header: 'Note', cell: ({ note }) => note },
]

/** What a policy covers, with limits and what the insured bears. */
export function CoveragesCard({ coverages }: Pick<PolicyDetail, 'coverages'>) {
  return (
    <Card title="Coverages">
      {coverages.length === 0 ? (
        <p>The coverages of this policy are not recorded here. Its file says what holds.</p>
      ) : (
        <DataTable label="Coverages" columns={coverageColumns} rows={coverages} rowKey={({ name }) => name} />
      )}
    </Card>
  )
}
