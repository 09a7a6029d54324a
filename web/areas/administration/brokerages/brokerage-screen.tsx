import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import {
  type BrokerageDetail,
  suspensionReason,
  SuspensionReason,
} from '@portico/contract/areas/administration/brokerage-detail.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Tiles } from '../../../kit/data/tiles.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { brokerageDetailQuery, useSuspension } from './brokerage-detail.queries.ts'
import { EventsCard, FeaturesCard, StaffCard } from './brokerage-tables.tsx'
import classes from './brokerages.module.css'
import { bytesText } from './bytes-text.ts'

const BrokerageDialog = lazy(pagePart(() => import('./brokerage-dialog.tsx')))

/** One brokerage of the platform: what it has, who works there, and whether it is open. */
export default function BrokerageScreen() {
  const { brokerCode = '' }: { brokerCode?: string } = useParams({ strict: false })
  const query = useQuery(brokerageDetailQuery(brokerCode))
  const [isEdited, setEdited] = useState(false)
  return (
    <Page
      title={query.data?.brokerage.brokerName ?? 'Brokerage'}
      eyebrow={<AppLink href="/admin/brokerages">Brokerages</AppLink>}
      lead={`Code ${brokerCode}`}
      action={query.data && <Button onClick={() => setEdited(true)}>Edit</Button>}
    >
      <Loaded query={query} failed={brokerageMessages.detailFailed} lines={10}>
        {(detail) => <Detail detail={detail} />}
      </Loaded>
      {isEdited && query.data && (
        <Suspense>
          <BrokerageDialog brokerage={query.data.brokerage} onClose={() => setEdited(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function Detail({ detail }: { readonly detail: BrokerageDetail }) {
  const { brokerage, counts, suspended } = detail
  const { brokerCode } = brokerage
  const home = `/brokerage-administration/${encodeURIComponent(brokerCode)}`
  return (
    <div className={classes.cards}>
      {suspended !== null && (
        <Notice kind="warning">
          Suspended since {formatMoment(suspended.since)}. Reason: {suspended.reason}
        </Notice>
      )}
      <Tiles
        tiles={[
          { label: 'Clients', value: counts.clients, note: 'active accounts', href: `${home}/accounts` },
          {
            label: 'Prospects',
            value: counts.prospects,
            note: 'active accounts',
            href: `/admin/prospects?brokerCode=${encodeURIComponent(brokerCode)}`,
          },
          { label: 'Archived', value: counts.archived, note: 'accounts' },
          { label: 'Staff', value: counts.staff, note: 'with a login', href: `${home}/staff` },
          { label: 'Active users', value: counts.activeUsers, note: `of ${counts.users} in the last 30 days` },
          { label: 'Documents', value: counts.documents, note: `${bytesText(counts.documentBytes)} stored` },
        ]}
      />
      <Card
        title="Details"
        action={
          <Pill tone={suspended === null ? 'success' : 'danger'}>{suspended === null ? 'Open' : 'Suspended'}</Pill>
        }
      >
        <Facts facts={factsOf(detail)} />
      </Card>
      <Suspension detail={detail} />
      <FeaturesCard brokerCode={brokerCode} />
      <StaffCard staff={detail.staff} />
      <EventsCard events={detail.events} />
    </div>
  )
}

const policyNames = { OPTIONAL: 'Optional', STAFF: 'Staff', EVERYONE: 'Staff and clients' } as const

function factsOf({ brokerage, createdAt, timeZone, redirectsClients, formerSubdomains }: BrokerageDetail) {
  const { brokerCode, brokerName, subdomain, twoFactor } = brokerage
  return [
    { label: 'Name', value: brokerName },
    { label: 'Code', value: brokerCode },
    { label: 'Subdomain', value: subdomain ?? 'None' },
    ...(formerSubdomains.length === 0 ? [] : [{ label: 'Former subdomains', value: formerSubdomains.join(', ') }]),
    { label: 'Sends clients to its subdomain', value: redirectsClients ? 'Yes' : 'No' },
    { label: 'Two-factor required of', value: policyNames[twoFactor] },
    { label: 'Time zone', value: timeZone },
    { label: 'Created', value: formatMoment(createdAt) },
    {
      label: 'Pages',
      value: <AppLink href={`/brokerage-administration/${encodeURIComponent(brokerCode)}`}>Brokerage home</AppLink>,
    },
  ]
}

function Suspension({ detail: { brokerage, suspended } }: { readonly detail: BrokerageDetail }) {
  const [isAsked, setAsked] = useState(false)
  const isSuspended = suspended !== null
  const save = useSuspension(brokerage.brokerCode, isSuspended)
  const label = isSuspended ? 'Reinstate brokerage' : 'Suspend brokerage'
  return (
    <Card title="Suspension">
      <p className={classes.note}>
        {isSuspended
          ? 'Its staff and clients cannot log in, and its address shows a neutral page. No data is deleted.'
          : 'Suspending logs out all staff and clients and closes the address of the brokerage. No data is deleted.'}
      </p>
      <Button kind={isSuspended ? 'secondary' : 'danger'} small onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <RecordDialog
          title={`${isSuspended ? 'Reinstate' : 'Suspend'} ${brokerage.brokerName}?`}
          saveLabel={label}
          fields={{ reason: suspensionReason }}
          schema={SuspensionReason}
          failure={isSuspended ? brokerageMessages.reinstateFailed : brokerageMessages.suspendFailed}
          onSave={save}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}
