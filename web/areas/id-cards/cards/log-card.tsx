import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { IdCardLink } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import classes from '../id-cards.module.css'
import { useIdCardCalls } from '../id-cards.queries.ts'

const stateLabels = { WORKS: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' } as const

const viewsText = ({ views, lastViewedAt }: IdCardLink): string =>
  lastViewedAt === null ? 'Not viewed' : `${views}, last ${formatMoment(lastViewedAt)}`

const columns: readonly ListColumn<IdCardLink>[] = [
  {
    key: 'recipientName',
    header: 'Recipient',
    text: ({ recipientName, recipient }) => `${recipientName} ${recipient}`,
    sortValue: ({ recipientName }) => recipientName,
    cell: ({ recipientName, recipient, channel }) => (
      <div>
        {recipientName}
        <span className={classes.under}>
          {channel === 'sms' ? 'Text message to' : 'Email to'} {recipient}
        </span>
      </div>
    ),
  },
  {
    key: 'vehicle',
    header: 'Vehicle',
    text: ({ vehicle }) => vehicle,
    cell: ({ vehicle }) => vehicle,
    sortValue: ({ vehicle }) => vehicle,
  },
  {
    key: 'sentAt',
    header: 'Sent',
    text: ({ sentAt }) => formatMoment(sentAt),
    sortValue: ({ sentAt }) => sentAt,
    cell: ({ sentAt, sentBy }) => (
      <div>
        {formatMoment(sentAt)}
        <span className={classes.under}>by {sentBy}</span>
      </div>
    ),
  },
  {
    key: 'state',
    header: 'Link',
    text: ({ state }) => stateLabels[state],
    sortValue: ({ state }) => state,
    choices: choicesOf(stateLabels),
    choiceOf: ({ state }) => state,
    cell: ({ state, expiresAt }) => (
      <div>
        <Pill tone={state === 'WORKS' ? 'success' : 'neutral'}>{stateLabels[state]}</Pill>
        {state === 'WORKS' && <span className={classes.under}>Expires {formatDate(new Date(expiresAt))}</span>}
      </div>
    ),
  },
  {
    key: 'views',
    header: 'Views',
    text: viewsText,
    sortValue: ({ views }) => views,
    cell: viewsText,
  },
]

const revokeColumn = (onRevoke: (link: IdCardLink) => void): Column<IdCardLink> => ({
  key: 'actions',
  header: 'Actions',
  cell: (link) =>
    link.state === 'WORKS' && (
      <Button kind="secondary" small aria-label={`Revoke link of ${link.recipientName}`} onClick={() => onRevoke(link)}>
        Revoke
      </Button>
    ),
})

interface Props {
  readonly accountId: string
  readonly links: readonly IdCardLink[]
}

/** Sent cards with their status. */
export function LogCard({ accountId, links }: Props) {
  const { revoke } = useIdCardCalls(accountId)
  const [revoking, setRevoking] = useState<IdCardLink>()
  return (
    <Card title="Delivery log">
      <RecordList
        label="Delivery log"
        name="deliveries"
        noun={{ one: 'card', many: 'cards' }}
        columns={columns}
        rows={links}
        rowKey={({ id }) => id}
        startSorting={[{ key: 'sentAt', direction: 'descending' }]}
        actions={revokeColumn(setRevoking)}
        fileName={`${accountId} ID card deliveries.csv`}
        empty={<EmptyState title="No cards sent yet">Cards that you send to drivers appear here.</EmptyState>}
      />
      {revoking !== undefined && (
        <ConfirmCall
          title={`Revoke the link of ${revoking.recipientName}?`}
          confirmLabel="Revoke"
          failure={idCardMessages.saveFailed}
          run={() => revoke(revoking)}
          onClose={() => setRevoking(undefined)}
        >
          <p>The link will stop working.</p>
        </ConfirmCall>
      )}
    </Card>
  )
}
