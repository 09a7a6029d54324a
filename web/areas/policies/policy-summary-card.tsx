import { Loaded } from '../../kit/feedback/loaded.tsx'
import { DataTable } from '../../kit/data/data-table.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { policiesFailed, usePolicies } from './policies.queries.ts'
import { NoPolicies } from './no-policies.tsx'
import { policyColumns, policyKey } from './policy-columns.tsx'

/** The policies of an account at a glance. */
export function PolicySummaryCard({ accountId }: { readonly accountId: string }) {
  const policies = usePolicies(accountId)
  const { policy, effective, expiration } = policyColumns(accountId)
  return (
    <Card title="Summary of Policies">
      <Loaded query={policies} failed={policiesFailed} lines={5}>
        {(rows) =>
          rows.length === 0 ? (
            <NoPolicies />
          ) : (
            <DataTable
              label="Summary of Policies"
              columns={[policy, effective, expiration]}
              rows={rows}
              rowKey={policyKey}
            />
          )
        }
      </Loaded>
    </Card>
  )
}
