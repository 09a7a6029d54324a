import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { policyColumns, policyKey } from '../policy-columns.tsx'

interface Props {
  readonly accountId: string
  readonly policies: readonly Policy[]
}

/** Canceled policies whose term is still running. */
export function CanceledCard({ accountId, policies }: Props) {
  if (policies.length === 0) return null
  const { policy, number } = policyColumns(accountId)
  return (
    <Card title="Canceled policies">
      <DataTable
        label="Canceled policies"
        columns={[
          policy,
          { key: 'line', header: 'Line', cell: ({ policyType }) => policyTypeName(policyType) },
          number,
          {
            key: 'canceled',
            header: 'Canceled on',
            cell: ({ canceledOn }) => (canceledOn === null ? '' : formatDate(canceledOn)),
          },
        ]}
        rows={policies}
        rowKey={policyKey}
      />
    </Card>
  )
}
