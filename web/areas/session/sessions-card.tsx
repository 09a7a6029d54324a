import type { OwnSession } from '@portico/contract/areas/session/session.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { focusSection } from '../../kit/layout/section-focus.ts'
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog.tsx'
import { formatAgo, formatMoment } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { useEndOtherSessions, useEndSession, useOwnSessions } from './own-sessions.queries.ts'
import classes from './sessions-card.module.css'

/** Where the user is logged in, and the way to end it there. */
export function SessionsCard({ id, title }: { readonly id: string; readonly title: string }) {
  const query = useOwnSessions()
  const others = query.data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <Card id={id} title={title} action={others.length > 0 && <EndOthers count={others.length} />}>
      <Loaded query={query} failed="Your sessions could not be loaded.">
        {({ sessions }) => (
          <ul className={classes.list} aria-label="Sessions">
            {sessions.map((session) => (
              <SessionItem key={session.sessionId} session={session} onEnded={() => focusSection(id)} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

interface ItemProps {
  readonly session: OwnSession
  /** The session ended, and its button was removed. */
  readonly onEnded: () => void
}

function SessionItem({ session, onEnded }: ItemProps) {
  const { device, ip, startedAt, activeAt, isCurrent } = session
  const now = useNow()
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.device}>
          {device} {isCurrent && <Pill tone="success">This session</Pill>}
        </p>
        <p className={classes.more}>
          {ip} · Started {formatMoment(startedAt)} · Last active {formatAgo(activeAt, now)}
        </p>
      </div>
      {!isCurrent && <EndOne session={session} onEnded={onEnded} />}
    </li>
  )
}

function EndOne({ session: { sessionId, device, ip }, onEnded }: ItemProps) {
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useEndSession()
  return (
    <>
      <Button kind="quiet-danger" small onClick={() => setAsked(true)}>
        End<VisuallyHidden> session of {device}</VisuallyHidden>
      </Button>
      {asked && (
        <ConfirmDialog
          title="End this session?"
          confirmLabel="End session"
          busy={isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => mutate({ params: { sessionId } }, { onSuccess: onEnded, onSettled: () => setAsked(false) })}
        >
          <p>
            {device} at {ip} will be logged out immediately.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function EndOthers({ count }: { readonly count: number }) {
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useEndOtherSessions()
  return (
    <>
      <Button kind="secondary" small onClick={() => setAsked(true)}>
        End all others
      </Button>
      {asked && (
        <ConfirmDialog
          title="End all other sessions?"
          confirmLabel="End all others"
          busy={isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => mutate(undefined, { onSettled: () => setAsked(false) })}
        >
          <p>
            {count === 1 ? '1 other device' : `${count} other devices`} will be logged out immediately. You stay logged
            in here.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
