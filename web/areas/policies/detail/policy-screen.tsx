import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useActsForBrokerage } from '../../people/people.door.ts'
import { externalPolicyQuery, policyQuery } from '../policies.queries.ts'
import { Expiration } from '../policy-columns.tsx'
import { billTypeNames, StatusPill } from '../policy-status.tsx'
import { CoveragesCard } from './coverages-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { EndorsementsCard } from './endorsements-card.tsx'
import classes from './policy-screen.module.css'

const EditPolicyDialog = lazy(pagePart(() => import('../edit-policy-dialog.tsx')))

interface Props {
  readonly accountId: string
  /** Its id, or number and effective date where only the agency system keeps it. */
  readonly which: { readonly id: string } | { readonly policyNumber: string; readonly effectiveDate: string }
}

/** One policy: its term, what it covers, what changed and its files. */
export default function PolicyScreen({ accountId, which }: Props) {
  return 'id' in which ? (
    <KeptPolicy accountId={accountId} id={which.id} />
  ) : (
    <ExternalPolicy accountId={accountId} {...which} />
  )
}

function KeptPolicy({ accountId, id }: { readonly accountId: string; readonly id: string }) {
  return <Policy accountId={accountId} query={useQuery(policyQuery(accountId, id))} />
}

interface ExternalProps {
  readonly accountId: string
  readonly policyNumber: string
  readonly effectiveDate: string
}

function ExternalPolicy({ accountId, policyNumber, effectiveDate }: ExternalProps) {
  return (
    <Policy accountId={accountId} query={useQuery(externalPolicyQuery(accountId, { policyNumber, effectiveDate }))} />
  )
}

function Policy({ accountId, query }: { readonly accountId: string; readonly query: UseQueryResult<PolicyDetail> }) {
  if (query.data !== undefined) return <Detail accountId={accountId} policy={query.data} />
  return (
    <Page title="Policy">
      <Loaded query={query} failed={policyMessages.detailFailed}>
        {() => null}
      </Loaded>
    </Page>
  )
}

const listPath = (accountId: string): string => `/${encodeURIComponent(accountId)}/policy`

/** Where an address holds no number and date that a policy could have. */
export function UnknownPolicy({ accountId }: { readonly accountId: string }) {
  return (
    <Page title="Policy">
      <EmptyState
        title="This policy is not among those of the account"
        action={<AppLink href={listPath(accountId)}>All policies</AppLink>}
      >
        It may have been deleted, or replaced by a later one.
      </EmptyState>
    </Page>
  )
}

function Detail({ accountId, policy }: { readonly accountId: string; readonly policy: PolicyDetail }) {
  const { id } = policy
  const mayEdit = useActsForBrokerage(accountId)
  const [editing, setEditing] = useState(false)
  return (
    <Page
      title={policyLabel(policy)}
      eyebrow={policyTypeName(policy.policyType)}
      action={
        <div className={classes.standing}>
          <StatusPill status={policy.status} />
          {id !== null && mayEdit && (
            <Button kind="secondary" icon={<IconEdit size={18} aria-hidden />} onClick={() => setEditing(true)}>
              Edit policy
            </Button>
          )}
        </div>
      }
    >
      <div className={classes.cards}>
        <Card title="Policy" footer={<AppLink href={listPath(accountId)}>All policies</AppLink>}>
          <Facts facts={factsOf(policy)} />
        </Card>
        <CoveragesCard coverages={policy.coverages} />
        <EndorsementsCard endorsements={policy.endorsements} premium={policy.premium} />
        {id !== null && <DocumentsCard accountId={accountId} id={id} policy={policy} />}
      </div>
      {id !== null && editing && (
        <Suspense>
          <EditPolicyDialog accountId={accountId} id={id} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function factsOf(policy: PolicyDetail) {
  const { carrier, premium, billType, canceledOn, layer } = policy
  return [
    { label: 'Policy Number', value: <span className={classes.number}>{policy.policyNumber}</span> },
    { label: 'Type', value: policyTypeName(policy.policyType) },
    { label: 'Carrier', value: carrier ?? 'Not given' },
    { label: 'Effective Date', value: formatDate(policy.effectiveDate) },
    { label: 'Expiration Date', value: <Expiration policy={policy} /> },
    ...(canceledOn === null ? [] : [{ label: 'Cancellation takes effect', value: formatDate(canceledOn) }]),
    { label: 'Premium', value: premium === null ? 'Not given' : formatMoney(premium) },
    { label: 'Bill type', value: billType === null ? 'Not given' : billTypeNames[billType] },
    ...(layer === null ? [] : [{ label: 'Layer', value: layerWords(layer) }]),
    ...(policy.isProject ? [{ label: 'Project policy', value: 'Y' }] : []),
    ...(policy.id === null ? [{ label: 'Kept in', value: 'The agency system only' }] : []),
  ]
}

function layerWords({ kind, limit, attachment, over }: NonNullable<PolicyDetail['layer']>): string {
  if (kind === 'PRIMARY') return `Primary, ${formatMoney(limit)}`
  return `${formatMoney(limit)} excess of ${formatMoney(attachment)}, over ${over.map(policyTypeName).join(', ')}`
}
