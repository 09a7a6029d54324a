import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { policiesFailed, usePolicies } from './policies.queries.ts'
import { policyColumns, policyKey } from './policy-columns.tsx'

const typeColumn: Column<Policy> = {
  key: 'type',
  header: 'Type',
  sortValue: ({ policyType }) => policyType,
  cell: ({ policyType }) => policyType,
}

/** All policies of an account. */
export default function PoliciesScreen({ accountId }: { readonly accountId: string }) {
  const policies = usePolicies(accountId)
  const { policy, number, effective, expiration } = policyColumns(accountId)
  return (
    <Page title="Policies" lead="What is in force, and the latest of every line.">
      {policies.isPending && <LoadingState lines={8} />}
      {policies.isError && <ErrorState title={policiesFailed} onRetry={() => void policies.refetch()} />}
      {policies.data?.length === 0 && (
        <EmptyState title="No policies yet">Policies appear here once your brokerage has placed them.</EmptyState>
      )}
      {policies.data !== undefined && policies.data.length > 0 && (
        <Card title={`${policies.data.length} ${policies.data.length === 1 ? 'policy' : 'policies'}`}>
          <DataTable
            label="Policies"
            columns={[policy, typeColumn, number, effective, expiration]}
            rows={policies.data}
            rowKey={policyKey}
          />
        </Card>
      )}
    </Page>
  )
}
