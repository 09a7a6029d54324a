export type { CellValue, GridColumn, GridGoal, GridMark, GridOperation, GridRow, MarkOf } from './model/grid-types.ts'
export { Grid } from './parts/grid.tsx'
export { narrowedView } from './model/view.rules.ts'
export { useGridRows } from './state/use-grid-rows.ts'
