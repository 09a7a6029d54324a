import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { dayWords, timeWords } from '../calendar-days.ts'
import type { Entry } from '../calendar-entries.ts'
import classes from './entry-dialog.module.css'

interface Props {
  readonly entry: Entry
  /** Why the entry opened instead of doing what was asked. */
  readonly refused?: string | undefined
  readonly mayChange: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

const sources = { renewal: 'Open the dashboard', expiry: 'Open the policy', task: 'Open the dashboard' } as const

/** All about one entry, with what can be done to it. What is worked out leads to where it comes from. */
export function EntryDialog({ entry, refused, mayChange, onEdit, onDelete, onClose }: Props) {
  const { kind, name, day, event, date } = entry
  return (
    <Dialog title={name} onClose={onClose}>
      {refused !== undefined && <Notice kind="warning">{refused}</Notice>}
      <Facts
        facts={[
          { label: 'Kind', value: kindNames[kind] },
          { label: 'Date', value: dayWords(day) },
          ...(event === undefined ? [] : factsOf(event)),
        ]}
      />
      {event !== undefined && event.details !== '' && <p className={classes.details}>{event.details}</p>}
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
        {mayChange && event !== undefined && (
          <>
            <Button kind="quiet-danger" onClick={onDelete}>
              Delete
            </Button>
            <Button onClick={onEdit}>Edit</Button>
          </>
        )}
      </FormActions>
    </Dialog>
  )
}

function factsOf({ startsAt, endsAt, place, owner, attendees }: CalendarEvent) {
  return [
    { label: 'Time', value: `${timeWords(startsAt)} – ${timeWords(endsAt)}` },
    ...(place === '' ? [] : [{ label: 'Where', value: place }]),
    { label: 'Organizer', value: owner.name },
    ...(attendees.length === 0
      ? []
      : [{ label: 'Attendees', value: attendees.map((person) => person.name).join(', ') }]),
  ]
}

/** Why an entry cannot be moved by dragging; undefined where it can. */
export function whyFixed(entry: Entry, mayChange: boolean): string | undefined {
  if (entry.event === undefined) return calendarMessages.computedDate
  return mayChange ? undefined : calendarMessages.onlyOwnerChanges
}
