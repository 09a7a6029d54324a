import type { Entry } from '../../platform/write.ts'
import { brokerageChange, change, portalChange } from '../events/events.door.ts'
import type { LevelOwner } from './forms.access.ts'

/** Whom a record of forms reaches: open pages of the level, and of an account its staff alone. */
export function toldOf({ level, account, brokerage }: LevelOwner): Pick<Entry, 'events' | 'internal'> {
  if (level === 'GLOBAL') return {}
  if (level === 'BROKERAGE') return { events: [brokerageChange(brokerage, 'forms')] }
  return { events: [change(account, 'forms')], internal: true }
}

/** Whom a publication reaches: one of the portal holds for every brokerage, so that all staff hear of it. */
export const toldOfPublication = (owner: LevelOwner): Pick<Entry, 'events' | 'internal'> =>
  owner.level === 'GLOBAL' ? { events: [portalChange('forms')] } : toldOf(owner)
