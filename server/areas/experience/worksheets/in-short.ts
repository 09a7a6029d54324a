import type { WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'

/** What the activity says of a worksheet: its versions hold the rest. */
export const inShort = ({ publishedMod, classes, claims, comingClasses, comingClaims }: WorksheetContent) => ({
  publishedMod,
  classes: classes.length + comingClasses.length,
  claims: claims.length + comingClaims.length,
})
