import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { Facts } from '../../kit/data/facts.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'
import { policiesFailed, usePolicies } from './policies.queries.ts'
import { Expiration, policyKey } from './policy-columns.tsx'

const statusNames = { ACTIVE: 'Active', EXPIRED: 'Expired', CANCELED: 'CANCELED' } as const
const statusTones = { ACTIVE: 'success', EXPIRED: 'neutral', CANCELED: 'danger' } as const

interface Props {
  readonly accountId: string
  /** Its id, or number and effective date as an outside policy's address has them. */
  readonly policyId: string
}

/** One policy. */
export default function PolicyScreen({ accountId, policyId }: Props) {
  const policies = usePolicies(accountId)
  const list = `/${encodeURIComponent(accountId)}/policy`
  const policy = policies.data?.find((one) => policyKey(one) === policyId)
  if (policy !== undefined) return <PolicyDetail policy={policy} listPath={list} />
  return (
    <Page title="Policy">
      <Loaded query={policies} failed={policiesFailed}>
        {() => (
          <EmptyState
            title="This policy is not among those of the account"
            action={<AppLink href={list}>All policies</AppLink>}
          >
            It may have been replaced by a later one.
          </EmptyState>
        )}
      </Loaded>
    </Page>
  )
}

function PolicyDetail({ policy, listPath }: { readonly policy: Policy; readonly listPath: string }) {
  return (
    <Page
      title={policyLabel(policy)}
      eyebrow={policy.policyType}
      action={<Pill tone={statusTones[policy.status]}>{statusNames[policy.status]}</Pill>}
    >
      <Card title="Policy" footer={<AppLink href={listPath}>All policies</AppLink>}>
        <Facts
          facts={[
            { label: 'Policy Number', value: policy.policyNumber },
            { label: 'Type', value: policy.policyType },
            { label: 'Carrier', value: policy.carrier ?? 'Not given' },
            { label: 'Effective Date', value: formatDate(policy.effectiveDate) },
            { label: 'Expiration Date', value: <Expiration policy={policy} /> },
          ]}
        />
      </Card>
    </Page>
  )
}
