import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { hasOccurrence, repeatText } from '@portico/contract/areas/calendar/repeat.rules.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { dayText, timeText } from '../calendar-days.ts'
import type { Entry } from '../calendar-entries.ts'
import type { Scope, Target } from '../calendar.queries.ts'
import classes from './entry-dialog.module.css'

interface Props {
  readonly entry: Entry
  /** Why the entry opened instead of the requested action. */
  readonly refused?: string | undefined
  readonly mayChange: boolean
  readonly onEdit: (target: Target) => void
  readonly onDelete: (target: Target) => void
  readonly onClose: () => void
}

const sources = {
  renewal: 'Open the dashboard',
  expiry: 'Open the policy',
  task: 'Open the dashboard',
  claim: 'Open the claim',
} as const

/** One entry in detail, with its actions. Derived entries link to their source. */
export function EntryDialog({ entry, refused, mayChange, onEdit, onDelete, onClose }: Props) {
  const { name, event, date } = entry
  const [scope, setScope] = useState<Scope>('one')
  const changes = mayChange && event !== undefined ? { event, scope } : undefined
  return (
    <Dialog title={name} onClose={onClose}>
      {refused !== undefined && <Notice kind="warning">{refused}</Notice>}
      <About entry={entry} />
      {changes !== undefined && changes.event.repeats !== null && (
        <div className={classes.scope}>
          <Choice label="Change or delete" options={scopesOf(changes.event)} value={scope} onChange={setScope} />
        </div>
      )}
      <FormActions>
        {date !== undefined && (
          <AppLink href={date.link} onClick={onClose}>
            {sources[date.kind]}
          </AppLink>
        )}
        {event?.joinLink != null && (
          <a href={event.joinLink} target="_blank" rel="noreferrer">
            Join the meeting
          </a>
        )}
        {changes !== undefined && (
          <>
            <Button kind="quiet-danger" onClick={() => onDelete(changes)}>
              Delete
            </Button>
            <Button onClick={() => onEdit(changes)}>Edit</Button>
          </>
        )}
      </FormActions>
    </Dialog>
  )
}

function About({ entry: { kind, day, event } }: Pick<Props, 'entry'>) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Kind', value: kindNames[kind] },
          { label: 'Date', value: dayText(day) },
          ...(event === undefined ? [] : factsOf(event)),
        ]}
      />
      {event !== undefined && event.details !== '' && <p className={classes.details}>{event.details}</p>}
    </>
  )
}

/** What of a series can be meant. Of its first all follow, and of its last none. */
function scopesOf(event: CalendarEvent): { value: Scope; label: string }[] {
  const { occurrence, firstDay: day } = event
  const isBetween = occurrence > 0 && hasOccurrence({ ...event, day }, occurrence + 1)
  return [
    { value: 'one', label: 'Only this one' },
    ...(isBetween ? [{ value: 'following' as const, label: 'This and following' }] : []),
    { value: 'all', label: 'The whole series' },
  ]
}

function factsOf(event: CalendarEvent) {
  const { startsAt, endsAt, wholeDay, amount, repeats, place, owner, attendees } = event
  return [
    ...(amount === null ? [] : [{ label: 'Amount due', value: formatMoney(amount) }]),
    { label: 'Time', value: wholeDay ? 'All day' : `${timeText(startsAt)} – ${timeText(endsAt)}` },
    ...(repeats === null ? [] : [{ label: 'Repeats', value: repeatText(event, formatDate) }]),
    ...(place === '' ? [] : [{ label: 'Where', value: place }]),
    { label: 'Organizer', value: owner.name },
    ...(attendees.length === 0
      ? []
      : [{ label: 'Attendees', value: attendees.map((person) => person.name).join(', ') }]),
  ]
}

/** Why an entry cannot be dragged; undefined if it can. */
export function whyFixed(entry: Entry, mayChange: boolean): string | undefined {
  if (entry.event === undefined) return calendarMessages.computedDate
  return mayChange ? undefined : calendarMessages.onlyOwnerChanges
}
