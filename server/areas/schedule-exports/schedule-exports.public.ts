export { snapshotWorkbook } from './snapshot-workbook.ts'
