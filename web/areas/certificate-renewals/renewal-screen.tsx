import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import {
  type CertificateRenewal,
  renewalStates,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { ProgressBar } from '../../kit/data/progress-bar.tsx'
import { type Tile, Tiles } from '../../kit/data/tiles.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { apiAddress } from '../../platform/files/api-address.ts'
import { counted } from '../../platform/formats.ts'
import { pagePart } from '../../platform/page-part.ts'
import { useWork } from '../../platform/use-work.ts'
import { renewalTones } from './renewal-tones.ts'
import classes from './certificate-renewals.module.css'
import { RenewalItems } from './renewal-items.tsx'
import { useRenewal, useRenewalCalls } from './renewals.queries.ts'

const StartDialog = lazy(pagePart(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog })))

/** One renewal: every holder beside last year's certificate, what is kept, and how far it is. */
export default function RenewalScreen({ accountId }: { readonly accountId: string }) {
  const { renewalId = '' }: { readonly renewalId?: string } = useParams({ strict: false })
  const renewal = useRenewal({ accountId, renewalId })
  const { data } = renewal
  return (
    <Page
      title="Certificate Renewal"
      lead={
        data && (
          <span className={classes.actions}>
            <Pill tone={renewalTones[data.state]}>{renewalStates[data.state]}</Pill>
            <span>{data.policies.join(', ')}</span>
          </span>
        )
      }
      action={data && <Actions accountId={accountId} renewal={data} />}
    >
      <Loaded query={renewal} failed={certificateRenewalMessages.loadFailed} lines={8}>
        {(shown) => (
          <div className={classes.stack}>
            <Progress renewal={shown} />
            <Tiles tiles={tilesOf(shown)} />
            {shown.state !== 'COMPARING' && <RenewalItems accountId={accountId} renewal={shown} />}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

interface Props {
  readonly accountId: string
  readonly renewal: CertificateRenewal
}

type Asked = 'START' | 'STOP'

function Actions({ accountId, renewal }: Props) {
  const { id, state, mayChange } = renewal
  const isOver = state === 'DONE' || state === 'STOPPED'
  return (
    <div className={classes.actions}>
      <a
        href={apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/certificate-renewals/${id}/file`)}
        download
        {...buttonLook('secondary')}
      >
        Export
      </a>
      {mayChange && !isOver && <Moves accountId={accountId} renewal={renewal} />}
    </div>
  )
}

const pressed = {
  RUNNING: { move: 'PAUSE', label: 'Pause' },
  PAUSED: { move: 'RESUME', label: 'Resume' },
} as const

/** What can be done with a renewal that is not over. */
function Moves({ accountId, renewal }: Props) {
  const { id, state } = renewal
  const { move } = useRenewalCalls(accountId)
  const work = useWork()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const press = state === 'RUNNING' || state === 'PAUSED' ? pressed[state] : undefined
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <Button kind="secondary" onClick={() => setAsked('STOP')}>
        {press === undefined ? 'Discard' : 'Stop'}
      </Button>
      {press !== undefined && (
        <Button
          busy={work.busy}
          onClick={() =>
            void work.run(() => move(id, { move: press.move }), certificateRenewalMessages.moveFailed, 'move')
          }
        >
          {press.label}
        </Button>
      )}
      {state === 'READY' && <Button onClick={() => setAsked('START')}>Start renewal</Button>}
      <Suspense>
        {asked === 'START' && <StartDialog accountId={accountId} renewal={renewal} onClose={close} />}
      </Suspense>
      {asked === 'STOP' && (
        <ConfirmCall
          title={press === undefined ? 'Discard this renewal?' : 'Stop this renewal?'}
          confirmLabel={press === undefined ? 'Discard' : 'Stop renewal'}
          failure={certificateRenewalMessages.moveFailed}
          run={() => move(id, { move: 'STOP' })}
          onClose={close}
        >
          <p>Certificates that were issued stay in force. The others are not issued.</p>
        </ConfirmCall>
      )}
    </>
  )
}

function Progress({ renewal: { state, counts } }: Pick<Props, 'renewal'>) {
  const [done, all, said] =
    state === 'COMPARING'
      ? [counts.compared, counts.all, `Comparing ${counted(counts.all, 'certificate')} with the renewed policies…`]
      : [counts.emailed + counts.noEmail + counts.skipped, counts.toIssue, 'Certificates issued and emailed']
  if (state === 'READY') return null
  const percent = all === 0 ? 100 : Math.min(100, Math.round((done / all) * 100))
  return (
    <div role="status" className={classes.stack}>
      <span>
        {said}: {percent}%
      </span>
      <ProgressBar label={said} percent={percent} />
    </div>
  )
}

const tilesOf = ({ counts, state }: CertificateRenewal): Tile[] => {
  const { all, kept, toIssue, needsEndorsement, notAvailable } = counts
  const open = needsEndorsement + notAvailable
  const before: Tile[] = [
    { label: 'Certificates', value: all, note: `${counted(kept, 'certificate')} kept` },
    { label: 'Ready to issue', value: toIssue, note: 'Supported as last year' },
    { label: 'Cannot be issued', value: open, note: 'Kept, but not as last year', isWrong: open > 0 },
  ]
  if (state === 'READY' || state === 'COMPARING') return before
  const { issued, emailed, noEmail, skipped, undelivered } = counts
  return [
    ...before,
    { label: 'Issued', value: issued, note: `${emailed} emailed, ${noEmail} without email` },
    { label: 'Skipped', value: skipped, note: 'Changed since the comparison', isWrong: skipped > 0 },
    { label: 'Not delivered', value: undelivered, note: 'Failed or bounced emails', isWrong: undelivered > 0 },
  ]
}
