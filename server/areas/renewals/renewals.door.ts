export { moveCycle } from './cycle.store.ts'
export { cycleView } from './cycle.view.ts'
export { renewalsRoutes } from './renewals.routes.ts'
