import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type { LossRunRequest } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../losses.module.css'
import { useLossCalls, withdrawKey } from '../losses.queries.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

const statuses = {
  OPEN: { name: 'Waiting', tone: 'brand' },
  OVERDUE: { name: 'Overdue', tone: 'danger' },
  RECEIVED: { name: 'Received', tone: 'success' },
  WITHDRAWN: { name: 'Withdrawn', tone: 'neutral' },
} as const

type Asked = { readonly what: 'REMINDER' | 'ESCALATION' | 'withdraw'; readonly request: LossRunRequest }

interface Props {
  readonly accountId: string
  readonly requests: readonly LossRunRequest[]
  readonly mayChange: boolean
  readonly onRule: (rule: LossRunRule) => void
}

/** What was sent to carriers, with its letters and when it is due. */
export function RequestList({ accountId, requests, mayChange, onRule }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  if (requests.length === 0) return null
  const columns = [
    ...columnsOf(accountId, onRule),
    ...(mayChange ? [actionsColumn((what, request) => setAsked({ what, request }))] : []),
  ]
  return (
    <Card title="Requests">
      <DataTable label="Requests" columns={columns} rows={requests} rowKey={({ id }) => id} />
      {asked !== undefined && asked.what !== 'withdraw' && (
        <FollowUp accountId={accountId} kind={asked.what} request={asked.request} onClose={close} />
      )}
      {asked?.what === 'withdraw' && <Withdraw accountId={accountId} request={asked.request} onClose={close} />}
    </Card>
  )
}

const columnsOf = (accountId: string, onRule: Props['onRule']): readonly Column<LossRunRequest>[] => [
  {
    key: 'carrier',
    header: 'Carrier',
    cell: ({ carrier, carrierEmail, terms }) => (
      <div>
        {carrier}
        <span className={classes.under}>{carrierEmail}</span>
        <span className={classes.under}>{terms.map(({ policyNumber }) => policyNumber).join(', ')}</span>
      </div>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Pill tone={statuses[status].tone}>{statuses[status].name}</Pill>,
  },
  {
    key: 'sent',
    header: 'Sent',
    cell: ({ sentOn, signerName, signerTitle }) => (
      <div>
        {formatDate(sentOn)}
        <span className={classes.under}>
          signed by {signerName}, {signerTitle}
        </span>
      </div>
    ),
  },
  { key: 'due', header: 'Due', cell: (request) => <Due request={request} onRule={onRule} /> },
  {
    key: 'letters',
    header: 'Letters',
    cell: (request) => (
      <div>
        <Letter accountId={accountId} id={request.letterId}>
          Request
        </Letter>
        {request.followUps.map(({ kind, at, documentId }) => (
          <span key={at} className={classes.under}>
            {documentId === null ? (
              'Reminder'
            ) : (
              <Letter accountId={accountId} id={documentId}>
                {kind === 'ESCALATION' ? 'Escalation' : 'Reminder'}
              </Letter>
            )}
            , {formatDate(at)}
          </span>
        ))}
      </div>
    ),
  },
]

function Due({ request: { dueOn, rule }, onRule }: { readonly request: LossRunRequest } & Pick<Props, 'onRule'>) {
  if (dueOn === null || rule === null) return 'No deadline is known'
  return (
    <button type="button" className={classes.plain} onClick={() => onRule(rule)}>
      {formatDate(dueOn)}
    </button>
  )
}

interface LetterProps {
  readonly accountId: string
  readonly id: string
  readonly children: string
}

function Letter({ accountId, id, children }: LetterProps) {
  return (
    <a href={`/api/documents/${encodeURIComponent(accountId)}/download/${id}`} download>
      {children}
    </a>
  )
}

const actionsColumn = (onAsk: (what: Asked['what'], request: LossRunRequest) => void): Column<LossRunRequest> => ({
  key: 'actions',
  header: 'Actions',
  cell: (request) => {
    const { status, carrier } = request
    if (status === 'RECEIVED' || status === 'WITHDRAWN') return null
    const early = status === 'OPEN' ? lossMessages.notOverdue : undefined
    return (
      <Menu
        small
        label={`Actions for the request to ${carrier}`}
        icon={<IconDots size={18} />}
        items={[
          { label: 'Send a reminder', onSelect: () => onAsk('REMINDER', request) },
          { label: 'Send an escalation letter', unavailable: early, onSelect: () => onAsk('ESCALATION', request) },
          { label: 'Withdraw', danger: true, separated: true, onSelect: () => onAsk('withdraw', request) },
        ]}
      />
    )
  },
})

interface AskedProps {
  readonly accountId: string
  readonly request: LossRunRequest
  readonly onClose: () => void
}

function FollowUp({ accountId, kind, request, onClose }: AskedProps & { readonly kind: 'REMINDER' | 'ESCALATION' }) {
  const { followUp } = useLossCalls(accountId)
  const isEscalation = kind === 'ESCALATION'
  return (
    <ConfirmCall
      title={isEscalation ? 'Send an escalation letter?' : 'Send a reminder?'}
      confirmLabel="Send"
      failure={lossMessages.saveFailed}
      run={async () => void (await followUp(request, kind))}
      onClose={onClose}
    >
      <p>
        {request.carrier} is written to at {request.carrierEmail}.
        {isEscalation && ' The letter names the rule by which the loss runs were due, and is kept among the documents.'}
      </p>
    </ConfirmCall>
  )
}

function Withdraw({ accountId, request, onClose }: AskedProps) {
  const { withdraw } = useLossCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(withdrawKey, request, onClose)
  return (
    <ReasonDialog
      title={`Withdraw the request to ${request.carrier}`}
      lead="The carrier is not told. The letter stays among the documents."
      saveLabel="Withdraw"
      onSave={(reason) => save(withdraw(base, reason))}
      conflict={conflictOf(({ status, followUps }) => [
        { field: 'Status', mine: statuses.WITHDRAWN.name, theirs: statuses[status].name },
        { field: 'Followed up', mine: times(start.followUps.length), theirs: times(followUps.length) },
      ])}
      onClose={onClose}
    />
  )
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)
