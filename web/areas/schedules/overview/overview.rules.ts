import {
  allScheduleTypes,
  defaultScheduleTypes,
  nameOfType,
  type ScheduleType,
  scheduleTypes,
} from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ScheduleSummary } from '@portico/contract/areas/schedules/schedule.shapes.ts'

/** The content of one schedule, all tabs together. */
export interface ScheduleOverview {
  readonly type: ScheduleType
  readonly name: string
  readonly tabs: number
  readonly rows: number
  /** Errors of both kinds. */
  readonly errors: number
  readonly outliers: number
  readonly limitsToReview: number
  readonly changedAt: string | null
  readonly changedByName: string | null
}

/** The types that an account shows: those every account has first, then the others in catalog order. */
export function shownTypes(wanted: readonly string[]): ScheduleType[] {
  const isShown = (type: ScheduleType): boolean =>
    wanted.includes(type) && scheduleTypes[type].onSchedulePage && scheduleTypes[type].slug !== null
  const others = allScheduleTypes.filter((type) => !defaultScheduleTypes.includes(type))
  return [...defaultScheduleTypes, ...others].filter(isShown)
}

/** Every shown schedule with its totals, filtered by name. */
export function overviewOf(
  types: readonly ScheduleType[],
  summaries: readonly ScheduleSummary[],
  search: string,
): ScheduleOverview[] {
  const wanted = search.trim().toLowerCase()
  return types
    .map((type) =>
      overviewOfType(
        type,
        summaries.filter(({ scheduleType }) => scheduleType === type),
      ),
    )
    .filter(({ name }) => name.toLowerCase().includes(wanted))
}

function overviewOfType(type: ScheduleType, tabs: readonly ScheduleSummary[]): ScheduleOverview {
  const sum = (of: (tab: ScheduleSummary) => number): number => tabs.reduce((all, tab) => all + of(tab), 0)
  const latest = tabs
    .filter(({ changedAt }) => changedAt !== null)
    .toSorted((a, b) => ((a.changedAt ?? '') < (b.changedAt ?? '') ? 1 : -1))[0]
  return {
    type,
    name: nameOfType(type),
    tabs: tabs.filter(({ tabName }) => tabName !== null).length,
    rows: sum(({ rows }) => rows),
    errors: sum(({ errors, hardErrors }) => errors + hardErrors),
    outliers: sum(({ outliers }) => outliers),
    limitsToReview: sum(({ limitsToReview }) => limitsToReview),
    changedAt: latest?.changedAt ?? null,
    changedByName: latest?.changedByName ?? null,
  }
}
