import type { Entry } from '../../platform/write.ts'
import { brokerageChange, change, portalChange } from '../events/events.public.ts'
import type { LevelOwner } from './forms.access.ts'

/** Who gets notified of a forms change: open pages of the level, for an account only its staff. */
export function toldOf({ level, account, brokerage }: LevelOwner): Pick<Entry, 'events' | 'internal'> {
  if (level === 'GLOBAL') return {}
  if (level === 'BROKERAGE') return { events: [brokerageChange(brokerage, 'forms')] }
  return { events: [change(account, 'forms')], internal: true }
}

/** Who gets notified of a publication: all staff for one of the portal, since it applies to every brokerage. */
export const toldOfPublication = (owner: LevelOwner): Pick<Entry, 'events' | 'internal'> =>
  owner.level === 'GLOBAL' ? { events: [portalChange('forms')] } : toldOf(owner)
