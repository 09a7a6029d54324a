import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type { LossRunRequest } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { ReasonDialog } from '../../../kit/records/reason-dialog.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../losses.module.css'
import { useLossCalls, withdrawKey } from '../losses.queries.ts'
import { requestStatusNames } from './request-statuses.ts'
import { apiAddress } from '../../../platform/files/api-address.ts'

const tones = {
  TO_SIGN: 'warning',
  OPEN: 'brand',
  OVERDUE: 'danger',
  RECEIVED: 'success',
  WITHDRAWN: 'neutral',
} as const

type Asked = { readonly what: 'REMINDER' | 'ESCALATION' | 'withdraw'; readonly request: LossRunRequest }

interface Props {
  readonly accountId: string
  readonly requests: readonly LossRunRequest[]
  readonly mayChange: boolean
  readonly onRule: (rule: LossRunRule) => void
  /** Omitted for people who do not sign for the insured. */
  readonly onSign: ((requestId: string) => void) | undefined
}

/** What was sent to carriers, with its letters and when it is due. */
export function RequestList({ accountId, requests, mayChange, onRule, onSign }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  if (requests.length === 0) return null
  const columns = [
    ...columnsOf({ accountId, onRule, onSign }),
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

const columnsOf = ({
  accountId,
  onRule,
  onSign,
}: Pick<Props, 'accountId' | 'onRule' | 'onSign'>): readonly Column<LossRunRequest>[] => [
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
    cell: (request) => <Status request={request} onSign={onSign} />,
  },
  {
    key: 'sent',
    header: 'Sent',
    cell: ({ sentOn, signerName, signerTitle, requestedBy }) =>
      sentOn === null ? (
        <div>
          Not sent yet
          <span className={classes.under}>prepared by {requestedBy}</span>
        </div>
      ) : (
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
        {request.letterId !== null && (
          <Letter accountId={accountId} id={request.letterId}>
            Request
          </Letter>
        )}
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

function Status({ request, onSign }: { readonly request: LossRunRequest } & Pick<Props, 'onSign'>) {
  const { id, status, carrier } = request
  return (
    <div className={classes.cell}>
      <Pill tone={tones[status]}>{requestStatusNames[status]}</Pill>
      {status === 'TO_SIGN' && onSign !== undefined && (
        <Button small aria-label={`Review and sign the request to ${carrier}`} onClick={() => onSign(id)}>
          Review and sign
        </Button>
      )}
    </div>
  )
}

function Due({ request: { dueOn, rule }, onRule }: { readonly request: LossRunRequest } & Pick<Props, 'onRule'>) {
  if (dueOn === null || rule === null) return 'No deadline'
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
    <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${id}`)} download>
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
    const unsent = status === 'TO_SIGN' ? lossMessages.notSent : undefined
    const early = status === 'OPEN' ? lossMessages.notOverdue : unsent
    return (
      <Menu
        small
        label={`Actions for the request to ${carrier}`}
        icon={<IconDots size={18} />}
        items={[
          { label: 'Send a reminder', unavailable: unsent, onSelect: () => onAsk('REMINDER', request) },
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
        {request.carrier} will be emailed at {request.carrierEmail}.
        {isEscalation && ' The letter cites the rule that sets the due date and is saved in Documents.'}
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
      saveLabel="Withdraw"
      required={lossMessages.reasonRequired}
      failure={lossMessages.saveFailed}
      onSave={(reason) => save(withdraw(base, reason))}
      conflict={conflictOf(({ status, followUps }) => [
        { field: 'Status', mine: requestStatusNames.WITHDRAWN, theirs: requestStatusNames[status] },
        { field: 'Followed up', mine: times(start.followUps.length), theirs: times(followUps.length) },
      ])}
      onClose={onClose}
    >
      <p>
        {request.letterId === null
          ? 'The request is not sent and can no longer be signed.'
          : 'The carrier is not notified. The letter is kept in Documents.'}
      </p>
    </ReasonDialog>
  )
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)
