export { moveEvents } from './calendar-events.store.ts'
export { calendarRoutes } from './calendar.routes.ts'
