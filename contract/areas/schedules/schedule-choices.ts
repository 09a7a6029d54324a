import { allScheduleTypes, nameOfType } from './schedule-types.ts'

/** The schedules to choose from, by name. */
export const scheduleChoices = allScheduleTypes.map((value) => ({ value, label: nameOfType(value) }))
