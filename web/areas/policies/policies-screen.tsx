import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { counted } from '../../platform/formats.ts'
import { usePolicies } from './use-policies.ts'
import { NoPolicies } from './no-policies.tsx'
import { policyColumns, policyKey } from './policy-columns.tsx'

const typeColumn: Column<Policy> = {
  key: 'type',
  header: 'Type',
  sortValue: ({ policyType }) => policyTypeName(policyType),
  cell: ({ policyType }) => policyTypeName(policyType),
}

/** All policies of an account. */
export default function PoliciesScreen({ accountId }: { readonly accountId: string }) {
  const policies = usePolicies(accountId)
  const { policy, number, effective, expiration } = policyColumns(accountId)
  return (
    <Page title="Policies" lead="Every policy of the account, the newest terms first.">
      <Loaded query={policies} failed={policyMessages.listFailed} lines={8}>
        {(rows) =>
          rows.length === 0 ? (
            <NoPolicies />
          ) : (
            <Card title={counted(rows.length, 'policy', 'policies')}>
              <DataTable
                label="Policies"
                columns={[policy, typeColumn, number, effective, expiration]}
                rows={rows}
                rowKey={policyKey}
              />
            </Card>
          )
        }
      </Loaded>
    </Page>
  )
}
