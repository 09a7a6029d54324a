export { seal, sealStart } from './placement.store.ts'
export { placementCycle } from './record-reader.ts'
