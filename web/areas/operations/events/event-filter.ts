import { RecentEventFilter } from '@portico/contract/areas/operations/recent-event.shapes.ts'
import { addressText } from '../../../platform/text/address-text.ts'
import type { EventFilter } from './recent-events.queries.ts'

const parts = ['brokerage', 'account', 'action', 'by'] as const

/** The filter in an address; invalid values are ignored. */
export function eventFilter(address: Readonly<Record<string, unknown>>): EventFilter {
  const filled = parts.map((part) => [part, addressText(address[part]).trim()] as const)
  return Object.fromEntries(
    filled.filter(([part, typed]) => typed !== '' && RecentEventFilter.shape[part].safeParse(typed).success),
  )
}
