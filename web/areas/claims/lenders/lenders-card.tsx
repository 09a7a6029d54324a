import { lenderMessages } from '@portico/contract/areas/claims/lenders/lender-notice.messages.ts'
import type { LenderNotices, LenderParty } from '@portico/contract/areas/claims/lenders/lender-notice.shapes.ts'
import { isAboutProperty, lenderInterests } from '@portico/contract/areas/claims/lenders/lender-parties.rules.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import classes from '../claims.module.css'
import type { OfClaim } from '../claim/of-claim.ts'
import { letterAddress, useLenderNotices } from '../lender-notices.queries.ts'
import { LenderNoticeDialog } from './lender-notice-dialog.tsx'
import { MailedDialog } from './mailed-dialog.tsx'

type Sent = LenderNotices['notices'][number]

const reasons = {
  TOTAL_LOSS: 'This is a total loss. Notify everyone with an interest in the property.',
  AMOUNT: 'This loss is $10,000 or more. Notify everyone with an interest in the property.',
} as const

/** Who has an interest in the property that was hit, and who of them was notified. */
export function LendersCard({ accountId, claim }: OfClaim) {
  if (claim.status === 'DRAFT' || !isAboutProperty(claim.type)) return null
  return <Lenders accountId={accountId} claim={claim} />
}

function Lenders({ accountId, claim }: OfClaim) {
  const query = useLenderNotices(accountId, claim.id)
  const [party, setParty] = useState<LenderParty | 'other'>()
  const [mailed, setMailed] = useState<Sent>()
  return (
    <Card
      title="Lenders and lessors"
      action={
        query.data?.maySend === true && (
          <Button kind="secondary" small onClick={() => setParty('other')}>
            Notify lender or lessor
          </Button>
        )
      }
    >
      <Loaded query={query} failed={lenderMessages.loadFailed} lines={2}>
        {({ parties, notices, reason, maySend, today }) => (
          <div className={classes.stack}>
            {reason !== null && <Notice kind="warning">{reasons[reason]}</Notice>}
            {parties.length === 0 && notices.length === 0 && (
              <p className={classes.under}>
                {maySend
                  ? 'No lender or lessor is on record for this property. You can notify one that you enter.'
                  : 'No lender or lessor was notified through the portal yet.'}
              </p>
            )}
            <Parties parties={parties.filter(({ isNotified }) => !isNotified)} onNotify={setParty} />
            <Notices {...{ accountId, claimId: claim.id, notices, maySend }} onMailed={setMailed} />
            {mailed !== undefined && (
              <MailedDialog
                {...{ accountId, claimId: claim.id, notice: mailed, today }}
                onClose={() => setMailed(undefined)}
              />
            )}
          </div>
        )}
      </Loaded>
      {party !== undefined && (
        <LenderNoticeDialog
          accountId={accountId}
          claimId={claim.id}
          party={party === 'other' ? undefined : party}
          onClose={() => setParty(undefined)}
        />
      )}
    </Card>
  )
}

interface PartiesProps {
  readonly parties: readonly LenderParty[]
  readonly onNotify: (party: LenderParty) => void
}

function Parties({ parties, onNotify }: PartiesProps) {
  if (parties.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Lenders and lessors on record">
      {parties.map((party) => (
        <li key={party.name}>
          <div className={classes.line}>
            <strong>{partyText(party)}</strong>
            <Pill tone="neutral">Not notified</Pill>
          </div>
          <span className={classes.under}>{party.sources.join(', ')}</span>
          <Button kind="quiet" small aria-label={`Notify ${party.name}`} onClick={() => onNotify(party)}>
            Notify
          </Button>
        </li>
      ))}
    </ul>
  )
}

const partyText = ({ name, interest }: Pick<LenderParty, 'name' | 'interest'>): string =>
  `${name}, ${lenderInterests[interest].toLowerCase()}`

const sentText = ({ email, sentBy, sentAt }: Sent): string =>
  `${email === '' ? 'Letter made' : `Emailed to ${email}`} by ${sentBy}, ${formatMoment(sentAt)}`

interface NoticesProps {
  readonly accountId: string
  readonly claimId: string
  readonly notices: readonly Sent[]
  readonly maySend: boolean
  readonly onMailed: (notice: Sent) => void
}

function Notices({ accountId, claimId, notices, maySend, onMailed }: NoticesProps) {
  if (notices.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Notices to lenders and lessors">
      {notices.map((notice) => (
        <li key={notice.id}>
          <div className={classes.line}>
            <a
              href={letterAddress(accountId, claimId, notice.id)}
              download
              aria-label={`Download letter to ${notice.name}`}
            >
              {partyText(notice)}
            </a>
            <Sending notice={notice} />
          </div>
          <span className={classes.under}>{sentText(notice)}</span>
          {maySend && notice.email === '' && notice.mailedOn === null && (
            <Button
              kind="quiet"
              small
              aria-label={`Mark letter to ${notice.name} sent`}
              onClick={() => onMailed(notice)}
            >
              Mark sent
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sending({ notice: { email, mailedOn } }: { readonly notice: Sent }) {
  if (email !== '') return <Pill tone="success">Emailed</Pill>
  if (mailedOn === null) return <Pill tone="warning">To send</Pill>
  return <Pill tone="success">Sent {formatDate(mailedOn)}</Pill>
}
