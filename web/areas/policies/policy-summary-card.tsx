import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { DataTable } from '../../kit/data/data-table.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { isoDay } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { usePolicies } from './use-policies.ts'
import { NoPolicies } from './no-policies.tsx'
import { policyColumns, policyKey } from './policy-columns.tsx'

/** The policies of an account at a glance: those of the running terms, the earlier ones on demand. */
export default function PolicySummaryCard({ accountId }: { readonly accountId: string }) {
  const policies = usePolicies(accountId)
  const { policy, effective, expiration } = policyColumns(accountId)
  const today = isoDay(useNow())
  const [all, setAll] = useState(false)
  const running = policies.data?.filter(({ expirationDate }) => expirationDate >= today) ?? []
  const earlier = (policies.data?.length ?? 0) - running.length
  return (
    <Card
      title="Summary of Policies"
      {...(running.length > 0 && earlier > 0
        ? { footer: <EarlierButton count={earlier} shown={all} onToggle={() => setAll(!all)} /> }
        : {})}
    >
      <Loaded query={policies} failed={policyMessages.listFailed} lines={5}>
        {(rows) =>
          rows.length === 0 ? (
            <NoPolicies accountId={accountId} />
          ) : (
            <DataTable
              label="Summary of Policies"
              columns={[policy, effective, expiration]}
              rows={all || running.length === 0 ? rows : running}
              rowKey={policyKey}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

interface EarlierProps {
  readonly count: number
  readonly shown: boolean
  readonly onToggle: () => void
}

function EarlierButton({ count, shown, onToggle }: EarlierProps) {
  return (
    <Button kind="quiet" small aria-expanded={shown} onClick={onToggle}>
      {shown ? 'Hide' : 'Show'} {count} earlier {count === 1 ? 'policy' : 'policies'}
    </Button>
  )
}
