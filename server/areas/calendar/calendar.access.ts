import { mayAddEvents, mayChangeEvent } from '@portico/contract/areas/calendar/calendar.rules.ts'
import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { Standing } from '../../platform/access/actor.ts'

/** The insured and the brokerage add events; viewers are rejected before any handler runs. */
export const mayAddEvent = (standing: Standing): boolean => standing.holdsAllPermissions || mayAddEvents(standing.roles)

/** Who made an event, a primary account manager, or a platform administrator, who passes every check. */
export const mayEditEvent = (event: CalendarEvent, standing: Standing, isAdmin: boolean): boolean =>
  isAdmin || mayChangeEvent(event, standing.roles)

/** Anyone who may open an account may subscribe to its calendar. */
export const mayHaveFeed = (standing: Standing): boolean => standing.roles.length > 0 || standing.holdsAllPermissions
