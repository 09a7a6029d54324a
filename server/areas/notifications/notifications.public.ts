export { tell } from './tell.ts'
export { ownDayOf, timeZoneOf } from './time-zone.view.ts'
