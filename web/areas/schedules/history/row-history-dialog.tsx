import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { screenCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import type { ComponentProps } from 'react'
import type { GridRow } from '../../../kit/grid/grid.public.ts'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { RowHistoryPanel } from '../snapshots/row-history-panel.tsx'

interface Props {
  readonly row: ComponentProps<typeof RowHistoryPanel>['row']
  readonly cells: GridRow['cells']
  readonly columns: readonly ColumnDefinition[]
  readonly onClose: () => void
}

/** The history of a grid row: who changed which cell when. */
export default function RowHistoryDialog({ row, cells, columns, onClose }: Props) {
  const names = columns.filter(({ frozen }) => frozen).map((column) => screenCell(column, cells[column.key] ?? null))
  const name = names.filter((text) => text !== '').join(' · ')
  return (
    <Dialog title={`History of ${name === '' ? 'a row without a name' : name}`} size="large" onClose={onClose}>
      <RowHistoryPanel row={row} columns={columns} />
    </Dialog>
  )
}
