import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconRowInsertTop from '@tabler/icons-react/dist/esm/icons/IconRowInsertTop.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../controls/button.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { filteredView, narrowedView, sortedView } from '../model/view.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { askOfRow, deleteRows, insertRows, step } from '../state/run-command.ts'
import { FindBar } from './find-bar.tsx'
import classes from './grid-bars.module.css'

/** What can be done with the rows, what narrows them, and the search. */
export function Toolbar({ grid, narrow }: { readonly grid: GridModel; readonly narrow: boolean }) {
  const { props, readOnly, finding, find } = grid
  return (
    <div className={classes.bar} role="toolbar" aria-label={`Tools: ${props.label}`}>
      {!readOnly && (
        <>
          <IconButton
            label="Undo"
            small
            icon={<IconArrowBackUp size={18} />}
            disabled={props.history?.canUndo !== true}
            onClick={() => step(grid, 'undo')}
          />
          <IconButton
            label="Redo"
            small
            icon={<IconArrowForwardUp size={18} />}
            disabled={props.history?.canRedo !== true}
            onClick={() => step(grid, 'redo')}
          />
          <IconButton label="Insert row" small icon={<IconRowInsertTop size={18} />} onClick={() => insertRows(grid)} />
          {!narrow && (
            <IconButton label="Delete rows" small icon={<IconTrash size={18} />} onClick={() => deleteRows(grid)} />
          )}
        </>
      )}
      {props.rowAction !== undefined && !narrow && (
        <IconButton
          label={`${props.rowAction.label} of this row`}
          small
          icon={props.rowAction.icon}
          disabled={grid.source.count === 0}
          onClick={() => askOfRow(grid)}
        />
      )}
      {finding ? (
        <FindBar grid={grid} />
      ) : (
        <IconButton label="Find" small icon={<IconSearch size={18} />} onClick={() => find(true)} />
      )}
      <ViewChips grid={grid} />
      {props.tools !== undefined && <div className={classes.tools}>{props.tools}</div>}
    </div>
  )
}

/** What the rows are sorted and filtered by, each to be taken away. */
function ViewChips({ grid: { columns, props, show } }: { readonly grid: GridModel }) {
  const { view } = props
  if (view === undefined) return null
  const headingOf = (key: string): string => columns.find(({ column }) => column.key === key)?.column.heading ?? key
  return (
    <>
      {view.sorts.map(({ column, direction }) => (
        <Button
          key={`sort ${column}`}
          kind="secondary"
          small
          icon={<IconX size={14} aria-hidden />}
          aria-label={`Do not sort by ${headingOf(column)}`}
          onClick={() => show(sortedView(view, column, undefined, true), 'Not sorted')}
        >
          {headingOf(column)} {direction === 'ascending' ? '↑' : '↓'}
        </Button>
      ))}
      {view.only !== undefined && (
        <Button
          kind="secondary"
          small
          icon={<IconX size={14} aria-hidden />}
          aria-label={`Show other rows than ${view.only.label} too`}
          onClick={() => show(narrowedView(view, undefined), 'All rows are shown')}
        >
          {view.only.label}
        </Button>
      )}
      {Object.keys(view.filters).map((key) => (
        <Button
          key={`filter ${key}`}
          kind="secondary"
          small
          icon={<IconX size={14} aria-hidden />}
          aria-label={`Remove filter of ${headingOf(key)}`}
          onClick={() => show(filteredView(view, key, undefined), 'Filter removed')}
        >
          {headingOf(key)} filtered
        </Button>
      ))}
    </>
  )
}
