import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../claims.module.css'
import type { OfClaim } from './of-claim.ts'
import { useClaimCalls } from '../claims.queries.ts'

/** What happened to a claim, the newest first, and who was notified; notes are added here. */
export function ActivityCard({ accountId, claim }: OfClaim) {
  if (claim.status === 'DRAFT') return null
  return (
    <Card title="Notes and activity">
      <div className={classes.stack}>
        {claim.may.note && <NoteForm accountId={accountId} claim={claim} />}
        <ul className={classes.list} aria-label="Activity">
          {claim.entries.map(({ id, kind, text, by, at, isInternal, notified }) => (
            <li key={id}>
              <div className={classes.line}>
                <span className={classes.under}>
                  {by}, {formatMoment(at)}
                </span>
                {isInternal && <Pill tone="warning">Internal</Pill>}
              </div>
              <p className={classes.note}>{kind === 'FILE' ? `Document added: ${text}` : text}</p>
              {notified.length > 0 && <span className={classes.under}>Notified: {notified.join(', ')}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

const audiences = [
  { value: 'shared', label: 'Shared' },
  { value: 'internal', label: 'Internal' },
] as const

function NoteForm({ accountId, claim }: OfClaim) {
  const { addNote } = useClaimCalls(accountId)
  const [text, setText] = useState('')
  const [audience, setAudience] = useState<'shared' | 'internal'>('shared')
  const work = useWork()
  const send = async (): Promise<void> => {
    await addNote(claim, text, audience === 'internal')
    setText('')
  }
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void work.run(send, claimMessages.saveFailed, 'text')
      }}
    >
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <TextArea
        label="Note"
        rows={2}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.line}>
        {claim.may.manage ? (
          <Choice label="Who can read it" labelHidden options={audiences} value={audience} onChange={setAudience} />
        ) : (
          <span />
        )}
        <Button type="submit" kind="secondary" busy={work.busy} disabled={text.trim() === ''}>
          Add note
        </Button>
      </div>
    </form>
  )
}
