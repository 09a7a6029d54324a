import { type ScheduleType, scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'

/** The path of a schedule, or of one of its tabs. */
export function schedulePath(accountId: string, type: ScheduleType, tabId = noTab): string {
  const path = `/${encodeURIComponent(accountId)}/schedules/${scheduleTypes[type].slug ?? ''}`
  return tabId === noTab ? path : `${path}/${tabId}`
}

/** The path of a schedule that opens at one of its rows. */
export const rowPath = (
  accountId: string,
  type: ScheduleType,
  { tabId, rowId }: { readonly tabId: number; readonly rowId: string },
): string => `${schedulePath(accountId, type, tabId)}?row=${encodeURIComponent(rowId)}`

/** The tab in an address; undefined if there is no valid one. */
export function tabIdOf(text: string | undefined): number | undefined {
  if (text === undefined) return noTab
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
