import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import { mayAddEvents, mayChangeEvent } from '@portico/contract/areas/calendar/calendar.rules.ts'
import type { EventEdit } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { entryKinds } from '@portico/contract/areas/calendar/entry-kinds.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { Page } from '../../kit/layout/page.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { rolesOn, useAccount } from '../accounts/accounts.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { AgendaView } from './views/agenda-view.tsx'
import { rangeOf, weekOf } from './calendar-days.ts'
import { CalendarDialogs, type Opened } from './dialogs/calendar-dialogs.tsx'
import { atOtherTime, entriesByDay, type Entry, onOtherDay } from './calendar-entries.ts'
import classes from './calendar-screen.module.css'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { useCalendar, useEventCalls } from './calendar.queries.ts'
import { Legend } from './views/entry-chip.tsx'
import { whyFixed } from './dialogs/entry-dialog.tsx'
import { MonthView } from './views/month-view.tsx'
import { usePlace } from './use-place.ts'
import { WeekView } from './views/week-view.tsx'

/** The dates of an account: meetings, payments, inspections and audits, with those of policies, tasks and renewal. */
export default function CalendarScreen({ accountId }: { readonly accountId: string }) {
  const account = useAccount(accountId)
  const user = useSignedInUser()
  const { view, day, today, isNarrow, hidden, go } = usePlace()
  const range = rangeOf(view, day, isNarrow)
  const calendar = useCalendar(accountId, range)
  const { move } = useEventCalls(accountId)
  const [opened, setOpened] = useState<Opened>()
  if (account === undefined) return <LoadingState lines={8} />

  const roles = rolesOn(user, account)
  const mayAdd = !user.isViewer && (user.isAdmin || mayAddEvents(roles))
  const mayChange = ({ event }: Entry): boolean =>
    event !== undefined && !user.isViewer && (user.isAdmin || mayChangeEvent(event, roles))

  const moveTo = async (entry: Entry, editTo: (event: NonNullable<Entry['event']>) => EventEdit): Promise<void> => {
    const refused = whyFixed(entry, mayChange(entry))
    if (refused !== undefined || entry.event === undefined) return setOpened({ what: 'entry', entry, refused })
    try {
      await move(entry.event, editTo(entry.event))
    } catch (error) {
      toasts.show('error', reasonOf(error, calendarMessages.saveFailed))
    }
  }

  const actions = (
    <div className={classes.actions}>
      {!user.isViewer && (
        <Button kind="secondary" icon={<IconRss size={18} />} onClick={() => setOpened({ what: 'feed' })}>
          Subscribe
        </Button>
      )}
      {mayAdd && (
        <Button icon={<IconPlus size={18} />} onClick={() => setOpened({ what: 'form', day })}>
          Add event
        </Button>
      )}
    </div>
  )

  return (
    <Page
      title="Calendar"
      lead="Meetings, payments, inspections, and audits, plus policy, task, and renewal dates."
      action={actions}
    >
      <CalendarToolbar view={view} day={day} today={today} isNarrow={isNarrow} onGo={go} />
      <Loaded query={calendar} failed={calendarMessages.loadFailed} lines={8}>
        {(data) => {
          const all = [...entriesByDay(data).values()].flat()
          const entries = Map.groupBy(
            all.filter(({ kind }) => !hidden.has(kind)),
            (entry) => entry.day,
          )
          const entryOf = (id: string): Entry | undefined => all.find((entry) => entry.id === id)
          const shared = {
            today,
            entries,
            mayMove: !user.isViewer,
            onOpen: (entry: Entry) => setOpened({ what: 'entry', entry }),
            onOpenDay: (chosen: string) => setOpened({ what: 'day', day: chosen }),
          }
          return (
            <>
              {data.isCut && (
                <Notice kind="warning">There are more entries in this date range than can be shown.</Notice>
              )}
              {view === 'month' && (
                <MonthView
                  {...shared}
                  day={day}
                  onDay={(chosen) => go({ day: chosen })}
                  onDrop={(id, to) => {
                    const entry = entryOf(id)
                    if (entry !== undefined && entry.day !== to)
                      void moveTo(entry, (event) => onOtherDay(event, { from: entry.day, to }))
                  }}
                />
              )}
              {view === 'week' && (
                <WeekView
                  {...shared}
                  days={isNarrow ? [day] : weekOf(day)}
                  onDrop={(id, start) => {
                    const entry = entryOf(id)
                    if (entry !== undefined) void moveTo(entry, (event) => atOtherTime(event, start))
                  }}
                />
              )}
              {view === 'agenda' && <AgendaView {...shared} {...range} />}
              <Legend
                kinds={entryKinds.filter((kind) => hidden.has(kind) || all.some((entry) => entry.kind === kind))}
                hidden={hidden}
                onHide={(kinds) => go({ hidden: kinds })}
              />
              {opened !== undefined && (
                <CalendarDialogs
                  account={account}
                  opened={
                    // An open entry updates with others' changes.
                    opened.what === 'entry' ? { ...opened, entry: entryOf(opened.entry.id) ?? opened.entry } : opened
                  }
                  entries={entries}
                  mayAdd={mayAdd}
                  mayChange={mayChange}
                  onOpen={setOpened}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
