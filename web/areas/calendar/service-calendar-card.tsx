import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate, formatMoment } from '../../platform/formats.ts'
import { q } from '../../platform/queries.ts'
import classes from './service-calendar-card.module.css'

/** How many events the card shows before it is unfolded. */
const shown = 2

/** The next events of an account. */
export function ServiceCalendarCard({ accountId }: { readonly accountId: string }) {
  const calendar = useQuery(q('GET /api/accounts/{accountId}/service-calendar', { params: { accountId } }))
  const [all, setAll] = useState(false)
  const path = `/${encodeURIComponent(accountId)}/account/calendar`
  const more = (calendar.data?.total ?? 0) - shown
  return (
    <Card
      title="Service Calendar"
      footer={
        <div className={classes.footer}>
          {more > 0 && !all && (
            <Button kind="quiet" small onClick={() => setAll(true)}>
              See {more} more {more === 1 ? 'event' : 'events'}
            </Button>
          )}
          <AppLink href={path}>Go To Calendar</AppLink>
        </div>
      }
    >
      <Loaded query={calendar} failed="The next events could not be loaded." lines={2}>
        {({ events }) =>
          events.length === 0 ? (
            <EmptyState title="No upcoming events">
              Upcoming meetings, payments, and inspections appear here.
            </EmptyState>
          ) : (
            <ul className={classes.list}>
              {(all ? events : events.slice(0, shown)).map(({ identifier, name, meetingTime, wholeDay }) => (
                <li key={identifier}>
                  <span className={classes.name}>{name}</span>
                  <time dateTime={wholeDay ? meetingTime.slice(0, 10) : meetingTime}>
                    {wholeDay ? formatDate(meetingTime) : formatMoment(meetingTime)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
