export { modTables } from './mod-tables.ts'
export { modProgress, ratedSheetsView } from './mod-progress.view.ts'
