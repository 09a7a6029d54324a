import type { Entry } from '../../platform/write.ts'
import { brokerageChange, change } from '../events/events.door.ts'
import type { LevelOwner } from './forms.access.ts'

/** Whom a record of forms reaches: open pages of the level, and of an account its staff alone. */
export function toldOf({ level, account, brokerage }: LevelOwner): Pick<Entry, 'events' | 'internal'> {
  if (level === 'GLOBAL') return {}
  if (level === 'BROKERAGE') return { events: [brokerageChange(brokerage, 'forms')] }
  return { events: [change(account, 'forms')], internal: true }
}
