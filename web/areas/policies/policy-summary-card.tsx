import { EmptyState, ErrorState, LoadingState } from '../../kit/feedback/states.tsx'
import { DataTable } from '../../kit/data/data-table.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { policiesFailed, usePolicies } from './policies.queries.ts'
import { policyColumns, policyKey } from './policy-columns.tsx'

/** The policies of an account at a glance. */
export function PolicySummaryCard({ accountId }: { readonly accountId: string }) {
  const policies = usePolicies(accountId)
  const { policy, effective, expiration } = policyColumns(accountId)
  return (
    <Card title="Summary of Policies">
      {policies.isPending && <LoadingState lines={5} />}
      {policies.isError && <ErrorState title={policiesFailed} onRetry={() => void policies.refetch()} />}
      {policies.data?.length === 0 && (
        <EmptyState title="No policies yet">Policies appear here once your brokerage has placed them.</EmptyState>
      )}
      {policies.data !== undefined && policies.data.length > 0 && (
        <DataTable
          label="Summary of Policies"
          columns={[policy, effective, expiration]}
          rows={policies.data}
          rowKey={policyKey}
        />
      )}
    </Card>
  )
}
