import { useId } from 'react'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../overlays/dialog.tsx'
import { filledBeside } from '../model/beside.rules.ts'
import { displayOf, editedText } from '../model/cell-formats.ts'
import { typedInto } from '../model/edits.rules.ts'
import type { GridColumn, GridRow } from '../model/grid-types.ts'
import type { LaidColumn } from '../model/layout.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { CellEditor } from '../editors/cell-editor.tsx'
import classes from './row-dialog.module.css'

interface Props {
  readonly grid: GridModel
  readonly index: number
  readonly onClose: () => void
}

/** All cells of one row as fields, with the grid's editors; each saves on blur. */
export function RowDialog({ grid, index, onClose }: Props) {
  const { source, columns, readOnly, change, props } = grid
  const { rowAction } = props
  const row = source.rowAt(index)
  if (row === undefined) return null
  return (
    <Dialog title={`Row ${index + 1}`} onClose={onClose}>
      <div className={classes.fields}>
        {columns.map((laid) => (
          <Field key={`${row.id} ${laid.column.key}`} grid={grid} laid={laid} index={index} row={row} />
        ))}
      </div>
      <div className={classes.actions}>
        {!readOnly && (
          <Button
            kind="quiet-danger"
            small
            onClick={() => {
              onClose()
              change([{ op: 'delete', rowId: row.id }], '1 row deleted')
            }}
          >
            Delete row
          </Button>
        )}
        {rowAction !== undefined && (
          <Button
            kind="quiet"
            small
            onClick={() => {
              onClose()
              rowAction.run(row.id)
            }}
          >
            {rowAction.label}
          </Button>
        )}
        <Button small onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}

interface FieldProps {
  readonly grid: GridModel
  readonly laid: LaidColumn
  readonly index: number
  readonly row: GridRow
}

function Field({ grid, laid: { column, index: at }, index, row }: FieldProps) {
  const id = useId()
  const shown = displayOf(column, row.cells[column.key])
  const text = editedText(column, row.cells[column.key])
  const mark = grid.props.marks?.(row.id, column.key)
  const isFixed = grid.readOnly || column.readOnly === true
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden={!isFixed}>
        {headingOf(column)}
      </span>
      {isFixed ? (
        <span className={classes.value}>{shown === '' ? '–' : shown}</span>
      ) : (
        <span className={classes.editor} data-mark={mark?.kind}>
          <CellEditor
            key={shown}
            column={column}
            label={column.heading}
            text={text}
            typed={false}
            inForm
            invalid={mark?.kind === 'error'}
            describedBy={id}
            onCommit={(typed, _, beside) => {
              const set = typed === text ? [] : typedInto(grid, { row: index, column: at }, typed)
              grid.change([...set, ...filledBeside(grid, index, beside)])
            }}
            onCancel={() => undefined}
          />
        </span>
      )}
      <span id={id} className={classes.words} data-mark={mark?.kind}>
        {mark?.text ?? column.help}
      </span>
    </div>
  )
}

const headingOf = ({ heading, required }: GridColumn): string => (required === true ? `${heading} *` : heading)
