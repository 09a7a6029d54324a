import { type ScheduleType, scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { schedulePath } from '../schedules/schedules.public.ts'

/** The path of a tab of a schedule, with its issues alone if asked; undefined for a schedule without a page. */
export function issuesPath(
  account: string,
  type: ScheduleType,
  tabId: number | null,
  withIssues: boolean,
): string | undefined {
  if (scheduleTypes[type].slug === null) return undefined
  const path = schedulePath(account, type, tabId ?? undefined)
  return withIssues ? `${path}?show=issues` : path
}
