import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { CheckField } from '../forms/check-field.tsx'
import type { ListColumn } from './list-columns.ts'
import classes from './record-list.module.css'

/** Something done to all rows that are chosen. */
export interface BulkAction<Row> {
  readonly label: string
  readonly onRun: (rows: readonly Row[]) => void
}

/** Which rows someone has chosen; only those that are shown count. */
export interface Choosing<Row> {
  readonly choosable: readonly Row[]
  readonly chosen: readonly Row[]
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void
}

/** Keeps which rows are chosen, by their keys. */
export function useChoosing<Row>(choosable: readonly Row[], rowKey: (row: Row) => string): Choosing<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    choosable,
    chosen: choosable.filter((row) => keys.has(rowKey(row))),
    choose: (rows, isChosen) => {
      const touched = new Set(rows.map(rowKey))
      const others = [...keys].filter((key) => !touched.has(key))
      setKeys(new Set(isChosen ? [...others, ...touched] : others))
    },
  }
}

/** The column that names rows, with a box before each that can be chosen. */
export const choosingColumn = <Row,>(
  column: ListColumn<Row>,
  { choosable, chosen, choose }: Choosing<Row>,
): ListColumn<Row> => ({
  ...column,
  cell: (row) => (
    <span className={classes.pick}>
      {choosable.includes(row) && (
        <CheckField
          aria-label={`Select ${column.text(row)}`}
          checked={chosen.includes(row)}
          onChange={({ currentTarget }) => choose([row], currentTarget.checked)}
        />
      )}
      {column.cell(row)}
    </span>
  ),
})

/** Chooses all rows, and does something to those that are chosen. */
export function ChosenBar<Row>({
  choosing: { choosable, chosen, choose },
  actions,
}: {
  readonly choosing: Choosing<Row>
  readonly actions: readonly BulkAction<Row>[]
}) {
  if (choosable.length === 0) return null
  return (
    <div className={classes.bulk}>
      <CheckField
        label={chosen.length === 0 ? 'Select all' : `${chosen.length} selected`}
        checked={chosen.length === choosable.length}
        onChange={({ currentTarget }) => choose(choosable, currentTarget.checked)}
      />
      {chosen.length > 0 &&
        actions.map(({ label, onRun }) => (
          <Button key={label} kind="secondary" small onClick={() => onRun(chosen)}>
            {label}
          </Button>
        ))}
    </div>
  )
}
