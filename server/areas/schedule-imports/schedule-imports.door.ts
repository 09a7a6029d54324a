export { sweepImports } from './sweep-imports.ts'
export { withSpreadsheet } from './work/with-spreadsheet.ts'
export { workImports } from './work/work-imports.ts'
