export { classTablesView, tableOwnersView } from './codes/lookup-entries.view.ts'
export { inForceQueue, type TableChange } from './editions/in-force-queue.ts'
