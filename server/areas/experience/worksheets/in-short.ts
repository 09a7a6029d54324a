import type { Worksheet, WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'

/** A worksheet's summary for the activity: its versions have the rest. */
export const inShort = ({ publishedMod, classes, claims, comingClasses, comingClaims }: WorksheetContent) => ({
  publishedMod,
  classes: classes.length + comingClasses.length,
  claims: claims.length + comingClaims.length,
})

/** What a worksheet is called in the activity. */
export const sheetName = ({ state, ratingOn }: Pick<Worksheet, 'state' | 'ratingOn'>): string =>
  `${state}, ${inMonthFirst(ratingOn)}`
