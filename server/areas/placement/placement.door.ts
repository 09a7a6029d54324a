export { placementRoutes } from './placement.routes.ts'
export { seal } from './placement.store.ts'
export { placementCycle } from './record-reader.ts'
