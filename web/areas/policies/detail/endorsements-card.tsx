import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'

type Endorsement = PolicyDetail['endorsements'][number]

const columns: readonly Column<Endorsement>[] = [
  { key: 'description', header: 'Endorsement', cell: ({ description }) => description },
  { key: 'number', header: 'Number', cell: ({ number }) => number },
  { key: 'effective', header: 'Effective Date', cell: ({ effectiveDate }) => formatDate(effectiveDate) },
  {
    key: 'change',
    header: 'Premium change',
    numeric: true,
    cell: ({ premiumChange }) => `${premiumChange > 0 ? '+' : ''}${formatMoney(premiumChange)}`,
  },
]

/** What changed during the term, the newest first, and what it did to the premium. */
export function EndorsementsCard({ endorsements, premium }: Pick<PolicyDetail, 'endorsements' | 'premium'>) {
  const change = endorsements.reduce((sum, { premiumChange }) => sum + premiumChange, 0)
  return (
    <Card title="Endorsement history">
      {endorsements.length === 0 ? (
        <p>Nothing was changed since the policy was issued.</p>
      ) : (
        <DataTable
          label="Endorsements"
          columns={columns}
          rows={endorsements}
          rowKey={({ number, effectiveDate }) => `${number} ${effectiveDate}`}
          {...(premium === null
            ? {}
            : { totals: { description: 'Premium with endorsements', change: formatMoney(premium + change) } })}
        />
      )}
    </Card>
  )
}
