import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { paymentPlanNames } from '@portico/contract/areas/policies/payment-plans.ts'
import { premiumLabel, totalLabel, totalPremium } from '@portico/contract/areas/policies/premium.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Facts } from '../../../kit/data/facts.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { policyLinks } from '../policy-links.ts'
import { externalPolicyQuery, type StoredPolicy as KeptDetail, policyQuery } from '../policies.queries.ts'
import { Expiration } from '../policy-columns.tsx'
import { billTypeNames, StatusPill } from '../policy-status.tsx'
import { CoveragesCard } from './coverages-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { CoinsuranceCard } from '../coverages/coinsurance-card.tsx'
import { EndorsementsCard } from '../endorsements/endorsements-card.tsx'
import { InsuredCard } from './insured-card.tsx'
import { StatusChangesCard } from '../termination/status-changes-card.tsx'
import { type PolicyDialog, PolicyDialogs, StaffActions } from './staff-actions.tsx'
import classes from './policy-screen.module.css'

interface Props {
  readonly accountId: string
  /** Its id, or number and effective date if only the agency management system has it. */
  readonly which: { readonly id: string } | { readonly policyNumber: string; readonly effectiveDate: string }
}

/** One policy: its term, what it covers, what changed and its files. */
export default function PolicyScreen({ accountId, which }: Props) {
  return 'id' in which ? (
    <StoredPolicy accountId={accountId} id={which.id} />
  ) : (
    <ExternalPolicy accountId={accountId} {...which} />
  )
}

function StoredPolicy({ accountId, id }: { readonly accountId: string; readonly id: string }) {
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

/** Shown for an address without a valid policy number and date. */
export function UnknownPolicy({ accountId }: { readonly accountId: string }) {
  return (
    <Page title="Policy">
      <EmptyState
        title="Policy not found on this account"
        action={<AppLink href={listPath(accountId)}>All policies</AppLink>}
      >
        It may have been deleted, or replaced by a later one.
      </EmptyState>
    </Page>
  )
}

interface DetailProps {
  readonly accountId: string
  readonly policy: PolicyDetail
}

function Detail({ accountId, policy }: DetailProps) {
  const stored = storedOf(policy)
  const isStaff = useActsForBrokerage(accountId)
  const entering = isStaff ? stored : undefined
  const address: { readonly enter?: unknown } = useSearch({ strict: false })
  const [open, setOpen] = useState<PolicyDialog | undefined>(address.enter === 'coverages' ? 'coverages' : undefined)
  return (
    <Page
      title={policyLabel(policy)}
      eyebrow={policyTypeName(policy.policyType)}
      action={
        <div className={classes.standing}>
          <StatusPill status={policy.status} />
          {isStaff && <StaffActions accountId={accountId} policy={policy} onOpen={setOpen} />}
        </div>
      }
    >
      <div className={classes.cards}>
        <Card title="Policy" footer={<PolicyLinks accountId={accountId} policy={policy} />}>
          <Facts facts={factsOf(policy)} />
        </Card>
        <InsuredCard policy={policy} />
        <StatusChangesCard accountId={accountId} policy={policy} entering={entering} />
        <CoveragesCard policy={policy} {...(entering && { onEdit: () => setOpen('coverages') })} />
        <CoinsuranceCard policy={policy} />
        <EndorsementsCard accountId={accountId} policy={policy} entering={entering} />
        {stored && <DocumentsCard accountId={accountId} id={stored.id} policy={policy} />}
      </div>
      {entering && open !== undefined && (
        <Suspense>
          <PolicyDialogs accountId={accountId} policy={entering} open={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

/** The policy with its id; undefined if only the agency management system has it. */
const storedOf = ({ id, ...policy }: PolicyDetail): KeptDetail | undefined =>
  id === null ? undefined : { ...policy, id }

function PolicyLinks({ accountId, policy }: DetailProps) {
  const { isViewer } = useSignedInUser()
  return (
    <div className={classes.standing}>
      <AppLink href={listPath(accountId)}>All policies</AppLink>
      {policyLinks(accountId, policy, isViewer).map(([label, href]) => (
        <AppLink key={label} href={href}>
          {label}
        </AppLink>
      ))}
    </div>
  )
}

function factsOf(policy: PolicyDetail) {
  const { carrier, billType, canceledOn, layer, paymentPlan } = policy
  return [
    { label: 'Policy Number', value: <span className={classes.number}>{policy.policyNumber}</span> },
    { label: 'Type', value: policyTypeName(policy.policyType) },
    { label: 'Carrier', value: carrier ?? 'Not given' },
    { label: 'Effective Date', value: formatDate(policy.effectiveDate) },
    { label: 'Expiration Date', value: <Expiration policy={policy} /> },
    ...(canceledOn === null ? [] : [{ label: 'Cancellation takes effect', value: formatDate(canceledOn) }]),
    ...premiumFacts(policy),
    { label: 'Bill type', value: billType === null ? 'Not given' : billTypeNames[billType] },
    ...(paymentPlan === null ? [] : [{ label: 'Payment plan', value: paymentPlanNames[paymentPlan] }]),
    ...(layer === null ? [] : [{ label: 'Layer', value: layerText(layer) }]),
    ...(policy.isProject ? [{ label: 'Project policy', value: 'Yes' }] : []),
    ...(policy.id === null ? [{ label: 'Source', value: 'The agency management system only' }] : []),
  ]
}

function premiumFacts(policy: PolicyDetail) {
  const { premium, taxes, fees } = policy
  const total = totalPremium(policy)
  return [
    { label: premiumLabel(policy), value: premium === null ? 'Not given' : formatMoney(premium) },
    ...(taxes === null ? [] : [{ label: 'Taxes', value: formatMoney(taxes) }]),
    ...(fees === null ? [] : [{ label: 'Fees', value: formatMoney(fees) }]),
    ...(total === null ? [] : [{ label: totalLabel, value: formatMoney(total) }]),
  ]
}

function layerText({ kind, limit, attachment, over }: NonNullable<PolicyDetail['layer']>): string {
  if (kind === 'PRIMARY') return `Primary, ${formatMoney(limit)}`
  return `${formatMoney(limit)} excess of ${formatMoney(attachment)}, over ${over.map(policyTypeName).join(', ')}`
}
