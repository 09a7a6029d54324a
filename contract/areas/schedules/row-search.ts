import { columnsOf } from './columns/schedule-columns.ts'
import { nameOfType, type ScheduleType, scheduleTypes, allScheduleTypes } from './schedule-types.ts'

/** The keys of the columns in which rows of a type are searched: names, numbers and VINs, but nothing personal. */
export const searchedColumns = (type: ScheduleType): readonly string[] =>
  columnsOf(type)
    .filter(({ kind, personal }) => (kind === 'text' || kind === 'vin') && !personal)
    .map(({ key }) => key)

/** The types of these that have a page on which a row can be shown. */
export const typesWithPage = (types: readonly string[]): ScheduleType[] =>
  allScheduleTypes.filter((type) => types.includes(type) && scheduleTypes[type].slug !== null)

/** A row's label in a list: its frozen cells, such as the year and make of a vehicle; else the schedule's name. */
export function rowLabel(type: ScheduleType, cells: Readonly<Record<string, string>>): string {
  const named = columnsOf(type).filter(({ frozen, personal }) => frozen && !personal)
  const words = named.flatMap(({ key }) => cells[key] ?? [])
  return words.length === 0 ? nameOfType(type) : words.join(' ')
}
