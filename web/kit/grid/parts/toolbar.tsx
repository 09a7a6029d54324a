import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconArrowsMinimize from '@tabler/icons-react/dist/esm/icons/IconArrowsMinimize.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import IconRowInsertBottom from '@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs'
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

interface ToolbarProps {
  readonly grid: GridModel
  readonly narrow: boolean
}

/** What can be done with the rows, what narrows them, and the search. */
export function Toolbar({ grid, narrow }: ToolbarProps) {
  const { props, readOnly, finding, find } = grid
  return (
    <div className={classes.bar} role="toolbar" aria-label={`Tools: ${props.label}`}>
      {grid.isFull && <strong className={classes.name}>{props.label}</strong>}
      {!readOnly && <EditTools grid={grid} narrow={narrow} />}
      {props.rowAction !== undefined && !narrow && (
        <IconButton
          label={`${props.rowAction.label} of this row`}
          small
          icon={props.rowAction.icon}
          disabled={grid.kept.source.count === 0}
          onClick={() => askOfRow(grid)}
        />
      )}
      {finding !== undefined ? (
        <FindBar grid={grid} />
      ) : (
        <IconButton label="Find" small icon={<IconSearch size={18} />} onClick={() => find('find')} />
      )}
      <ViewChips grid={grid} />
      <div className={classes.tools}>
        {props.state}
        {props.tools}
        {!narrow && (
          <IconButton
            label="Columns"
            small
            icon={<IconColumns size={18} />}
            aria-expanded={grid.arranging}
            onClick={() => grid.openColumns(!grid.arranging)}
          />
        )}
        <IconButton
          label={grid.isFull ? 'Leave full screen' : 'Full screen'}
          title={grid.isFull ? 'Leave full screen (Esc)' : 'Full screen (Ctrl+Shift+F)'}
          small
          icon={grid.isFull ? <IconArrowsMinimize size={18} /> : <IconArrowsMaximize size={18} />}
          onClick={() => grid.fill(!grid.isFull)}
        />
      </div>
    </div>
  )
}

/** What changes rows. */
function EditTools({ grid, narrow }: ToolbarProps) {
  const { props } = grid
  return (
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
      <IconButton
        label="Insert row above"
        small
        icon={<IconRowInsertTop size={18} />}
        onClick={() => insertRows(grid)}
      />
      <IconButton
        label="Insert row below"
        small
        icon={<IconRowInsertBottom size={18} />}
        onClick={() => insertRows(grid, 'below')}
      />
      {!narrow && (
        <IconButton label="Delete rows" small icon={<IconTrash size={18} />} onClick={() => deleteRows(grid)} />
      )}
    </>
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
