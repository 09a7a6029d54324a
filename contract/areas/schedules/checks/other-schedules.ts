import type { ScheduleType } from '../schedule-types.ts'
import type { CheckedRow } from './rows.ts'
import { referenceOf, textIn } from './rows.ts'

/** What a schedule needs to know about the others, and the account. Unknown values are null and check nothing. */
export interface OtherSchedules {
  /** References by target, each with the state it is in, if any. */
  readonly known: Readonly<Record<Target, ReadonlyMap<string, string> | null>>
  /** Legal names that have a row on the Insured Locations schedule. */
  readonly placedEntities: ReadonlySet<string> | null
  /** Drivers that have a vehicle. */
  readonly assignedDrivers: ReadonlySet<string>
  /** Revenue of the year by the financials, in dollars. */
  readonly revenue: number | null
  /** The item limit of the equipment policy, in dollars. */
  readonly itemLimit: number | null
}

/** What cells of other schedules refer to. */
export type Target = 'locations' | 'entities' | 'units' | 'drivers' | 'interests' | 'items'

const keyColumns: Readonly<Record<Target, readonly [ScheduleType, column: string]>> = {
  locations: ['LOCATIONS', 'location'],
  entities: ['NAMED_INSUREDS', 'name'],
  units: ['AUTO', 'unit'],
  drivers: ['DRIVERS', 'name'],
  interests: ['ADDL_INTERESTS', 'name'],
  items: ['EQUIPMENT', 'item'],
}

type RowsByType = Readonly<Partial<Record<ScheduleType, readonly CheckedRow[]>>>

const referencesIn = (rows: readonly CheckedRow[], column: string): Map<string, string> =>
  new Map(
    rows
      .map(({ cells }) => [referenceOf(textIn(cells, column)), textIn(cells, 'state')] as const)
      .filter(([reference]) => reference !== ''),
  )

/** Sums up the schedules of an account for the checks of one of them. A schedule without rows counts as not known. */
export function otherSchedulesOf(
  rowsOf: RowsByType,
  figures: Pick<OtherSchedules, 'revenue' | 'itemLimit'> = { revenue: null, itemLimit: null },
): OtherSchedules {
  const known = (target: Target) => {
    const [type, column] = keyColumns[target]
    const rows = rowsOf[type] ?? []
    return rows.length === 0 ? null : referencesIn(rows, column)
  }
  const placed = rowsOf.INSURED_LOCATIONS ?? []
  return {
    known: {
      locations: known('locations'),
      entities: known('entities'),
      units: known('units'),
      drivers: known('drivers'),
      interests: known('interests'),
      items: known('items'),
    },
    placedEntities: placed.length === 0 ? null : new Set(referencesIn(placed, 'entity').keys()),
    assignedDrivers: new Set(referencesIn(rowsOf.AUTO ?? [], 'driver').keys()),
    ...figures,
  }
}
