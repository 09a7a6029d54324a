import type { Entry } from '../../platform/write.ts'
import { brokerageChange, change, portalChange } from '../events/events.door.ts'
import type { LevelOwner } from './forms.access.ts'

/** Whom a record of forms reaches: open pages of the level; of the portal and of an account those of staff alone. */
export function toldOf({ level, account, brokerage }: LevelOwner): Pick<Entry, 'events' | 'internal'> {
  if (level === 'GLOBAL') return { events: [portalChange('forms')] }
  if (level === 'BROKERAGE') return { events: [brokerageChange(brokerage, 'forms')] }
  return { events: [change(account, 'forms')], internal: true }
}
