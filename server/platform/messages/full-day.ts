const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** The day of a moment as a mail says it: Tuesday, March 3, 2026. */
export const fullDay = (at: Date): string => day.format(at)
