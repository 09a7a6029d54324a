import { allScheduleTypes, type ScheduleType } from '../schedule-types.ts'

/** The columns that rows of other schedules refer to. No other change affects their issues. */
export const columnsRead: Readonly<Partial<Record<ScheduleType, readonly string[]>>> = {
  LOCATIONS: ['location', 'state'],
  NAMED_INSUREDS: ['name'],
  INSURED_LOCATIONS: ['entity'],
  AUTO: ['unit', 'driver'],
  DRIVERS: ['name'],
  ADDL_INTERESTS: ['name'],
  EQUIPMENT: ['item'],
}

const atLocation: readonly ScheduleType[] = ['LOCATIONS']

const readByTypes: Readonly<Partial<Record<ScheduleType, readonly ScheduleType[]>>> = {
  NAMED_INSUREDS: ['INSURED_LOCATIONS'],
  INSURED_LOCATIONS: ['LOCATIONS', 'NAMED_INSUREDS'],
  PROPERTY_COVERAGES: ['LOCATIONS', 'ADDL_INTERESTS'],
  AUTO: ['DRIVERS', 'ADDL_INTERESTS'],
  DRIVERS: ['AUTO'],
  EQUIPMENT: ['LOCATIONS', 'ADDL_INTERESTS'],
  EDP: atLocation,
  INLAND_MARINE: atLocation,
  GENERAL_LIABILITY: atLocation,
  WORKERS_COMP: atLocation,
  PIP: ['AUTO'],
  MISC_PROP_FLOATER: atLocation,
  DRIVE_OTHER: ['DRIVERS'],
  ADDL_INTERESTS: ['LOCATIONS', 'AUTO', 'EQUIPMENT'],
  FINE_ARTS: atLocation,
  GARAGE: atLocation,
  GARAGE_KEEPER: atLocation,
  STORAGE_TANKS: atLocation,
  WORK_COMP_PLUS_GL: atLocation,
  OPEN_LOT: atLocation,
  BUSINESS_INCOME_WORKSHEET: atLocation,
}

/** The schedules that the cross rules of a type read. */
export const schedulesReadBy = (type: ScheduleType): readonly ScheduleType[] => readByTypes[type] ?? []

/** The types whose cross rules read a schedule. */
export const schedulesThatRead = (type: ScheduleType): readonly ScheduleType[] =>
  allScheduleTypes.filter((reader) => schedulesReadBy(reader).includes(type))
