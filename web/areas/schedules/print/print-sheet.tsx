import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { screenCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button } from '../../../kit/controls/button.tsx'
import type { GridRow } from '../../../kit/grid/grid.public.ts'
import { formatCount } from '../../../platform/formats.ts'
import { columnGroups } from './column-groups.ts'
import { PrintDialog } from './print-dialog.tsx'
import { type PrintPart, printParts } from './print-parts.ts'
import classes from './print-sheet.module.css'

interface Props {
  readonly title: string
  readonly columns: readonly ColumnDefinition[]
  readonly rows: readonly GridRow[]
  readonly totals: Readonly<Record<string, string>> | undefined
  /** All rows have been read. */
  readonly isWhole: boolean
}

/** Prints a tab, a long one part by part. The browser's own print command prints the last chosen part. */
export function PrintSheet(props: Props) {
  const [isPrinting, setPrinting] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const [chosen, choose] = useState(0)
  const parts = printParts(props.rows.length)
  const at = Math.min(chosen, parts.length - 1)
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true))
    const end = (): void => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return (
    <>
      <Button
        kind="quiet"
        small
        icon={<IconPrinter size={18} aria-hidden />}
        disabled={!props.isWhole}
        onClick={() => (parts.length > 1 ? setChoosing(true) : print())}
      >
        Print
      </Button>
      {choosing && <PrintDialog parts={parts} chosen={at} onChoose={choose} onClose={() => setChoosing(false)} />}
      {isPrinting && createPortal(<Paper {...props} part={parts[at]!} />, document.body)}
    </>
  )
}

/** Rows on paper: tables of page width, each with the columns that identify rows. Rendered while printing. */
function Paper({ title, columns, rows, totals, isWhole, part: { from, to } }: Props & { readonly part: PrintPart }) {
  const shown = rows.slice(from - 1, to)
  const used = columns.filter(({ key, frozen }) => frozen || shown.some(({ cells }) => (cells[key] ?? '') !== ''))
  const isAll = shown.length === rows.length
  return (
    <div data-print className={classes.paper}>
      <h1>{title}</h1>
      <p>
        {isAll
          ? `${formatCount(rows.length)} rows`
          : `Rows ${formatCount(from)} to ${formatCount(to)} of ${formatCount(rows.length)}`}
        {!isWhole && ', the others were still loading'}
      </p>
      {columnGroups(used).map((group) => (
        <table key={group.at(-1)?.key}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {group.map(({ key, heading }) => (
                <th key={key} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, cells }, at) => (
              <tr key={id}>
                <td>{from + at}</td>
                {group.map((column) => (
                  <td key={column.key}>{screenCell(column, cells[column.key] ?? null)}</td>
                ))}
              </tr>
            ))}
            {totals !== undefined && to === rows.length && group.some(({ key }) => key in totals) && (
              <tr>
                <td>{isAll ? 'Total' : 'Total of all rows'}</td>
                {group.map(({ key }) => (
                  <td key={key}>{totals[key]}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      ))}
    </div>
  )
}
