export { placementRoutes } from './placement.routes.ts'
export { seal } from './placement.store.ts'
export { maySeePlacement, placementCycle } from './record-reader.ts'
