export { scheduleDigests } from './digests.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export { tell } from './tell.ts'
export { ownDayOf, timeZoneOf } from './time-zone.view.ts'
