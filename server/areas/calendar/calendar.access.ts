import { mayAddEvents, mayChangeEvent } from '@portico/contract/areas/calendar/calendar.rules.ts'
import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { AccountAccess } from '../../platform/access/actor.ts'

/** The insured and the brokerage add events; viewers are rejected before any handler runs. */
export const mayAddEvent = (access: AccountAccess): boolean => access.holdsAllPermissions || mayAddEvents(access.roles)

/** Who made an event, a primary account manager, or a platform administrator, who passes every check. */
export const mayEditEvent = (event: CalendarEvent, access: AccountAccess, isAdmin: boolean): boolean =>
  isAdmin || mayChangeEvent(event, access.roles)

/** Anyone who may open an account may subscribe to its calendar. */
export const mayHaveFeed = (access: AccountAccess): boolean => access.roles.length > 0 || access.holdsAllPermissions
