import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import { repeatText } from '@portico/contract/areas/calendar/repeat.rules.ts'
import { lazy, Suspense } from 'react'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import type { Entry } from '../calendar-entries.ts'
import { type Scope, scopeOf, type Target, useEventCalls } from '../calendar.queries.ts'
import { DayDialog } from './day-dialog.tsx'
import { EntryDialog } from './entry-dialog.tsx'

const EventFormDialog = lazy(pagePart(() => import('./event-form-dialog.tsx')))
const FeedDialog = lazy(pagePart(() => import('./feed-dialog.tsx')))

/** What of the calendar is open above it. */
export type Opened =
  | { readonly what: 'day'; readonly day: string }
  | { readonly what: 'entry'; readonly entry: Entry; readonly refused?: string | undefined }
  | { readonly what: 'form'; readonly day: string; readonly target?: Target }
  | { readonly what: 'deletion'; readonly target: Target }
  | { readonly what: 'feed' }

interface Props {
  readonly account: Account
  readonly opened: Opened
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  readonly mayAdd: boolean
  readonly mayChange: (entry: Entry) => boolean
  readonly onOpen: (opened: Opened | undefined) => void
}

const deletionTitles: Readonly<Record<Scope, string>> = {
  one: 'Delete this event?',
  following: 'Delete this and all following events?',
  all: 'Delete the whole series?',
}

/** The dialog that is open: a day, an entry, the form of an event, its deletion, or the feed. */
export function CalendarDialogs({ account, opened, entries, mayAdd, mayChange, onOpen }: Props) {
  const { remove } = useEventCalls(account.accountCode)
  const close = (): void => onOpen(undefined)
  if (opened.what === 'day') {
    const { day } = opened
    return (
      <DayDialog
        day={day}
        entries={entries.get(day) ?? []}
        onOpen={(entry) => onOpen({ what: 'entry', entry })}
        onAdd={mayAdd ? () => onOpen({ what: 'form', day }) : undefined}
        onClose={close}
      />
    )
  }
  if (opened.what === 'entry') {
    const { entry, refused } = opened
    return (
      <EntryDialog
        entry={entry}
        refused={refused}
        mayChange={mayChange(entry)}
        onEdit={(target) => onOpen({ what: 'form', day: entry.day, target })}
        onDelete={(target) => onOpen({ what: 'deletion', target })}
        onClose={close}
      />
    )
  }
  if (opened.what === 'deletion') {
    const { event } = opened.target
    const isSeries = event.repeats !== null
    return (
      <ConfirmCall
        title={deletionTitles[isSeries ? scopeOf(opened.target) : 'one']}
        confirmLabel="Delete"
        failure={calendarMessages.deleteFailed}
        run={() => remove(opened.target)}
        onClose={close}
      >
        <p>
          {event.name}
          {isSeries && opened.target.scope !== 'one' && `, ${repeatText(event, formatDate)}`}. Attendees will be
          notified.
        </p>
      </ConfirmCall>
    )
  }
  return (
    <Suspense>
      {opened.what === 'feed' ? (
        <FeedDialog accountId={account.accountCode} onClose={close} />
      ) : (
        <EventFormDialog account={account} target={opened.target} day={opened.day} onClose={close} />
      )}
    </Suspense>
  )
}
