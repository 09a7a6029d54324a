export { withSpreadsheet } from './work/with-spreadsheet.ts'
export { workImports } from './work/work-imports.ts'
