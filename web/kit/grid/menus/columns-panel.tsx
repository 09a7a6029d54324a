import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { CheckField } from '../../forms/check-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { emptyLayout, fitted, withHidden } from '../model/layout.rules.ts'
import type { ColumnSets, GridModel } from '../state/grid-model.ts'
import classes from './columns-panel.module.css'

/** All columns with the choice which are shown, and the arrangements saved by name. */
export function ColumnsPanel({ grid }: { readonly grid: GridModel }) {
  const { props, layout, columns, kept, arrange, openColumns } = grid
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard here, whatever has the focus
    <section
      className={classes.panel}
      aria-labelledby="grid-columns"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        openColumns(false)
        grid.focusCells()
      }}
    >
      <header className={classes.head}>
        <h2 ref={heading} id="grid-columns" tabIndex={-1}>
          Columns
        </h2>
        <IconButton label="Close columns" small icon={<IconX size={18} />} onClick={() => openColumns(false)} />
      </header>
      <div className={classes.buttons}>
        <Button kind="secondary" small onClick={() => arrange(fitted(layout, shownOf(grid), kept.source))}>
          Fit all
        </Button>
        <Button kind="secondary" small onClick={() => arrange({ ...layout, hidden: [] })}>
          Show all
        </Button>
        <Button kind="quiet" small onClick={() => arrange(emptyLayout)}>
          Reset columns
        </Button>
      </div>
      {props.columnSets !== undefined && <Sets grid={grid} all={props.columnSets} />}
      <div role="group" aria-label="Columns shown" className={classes.list}>
        {props.columns.map(({ key, heading: name }) => {
          const isShown = !layout.hidden.includes(key)
          return (
            <CheckField
              key={key}
              label={name}
              checked={isShown}
              disabled={isShown && columns.length === 1}
              onChange={() => arrange(withHidden(layout, key, isShown))}
            />
          )
        })}
      </div>
    </section>
  )
}

const shownOf = ({ columns }: GridModel) => columns.map(({ column }) => column)

function Sets({ grid: { arrange, say }, all: { sets, save, remove } }: { grid: GridModel; all: ColumnSets }) {
  const [name, setName] = useState('')
  const given = name.trim()
  return (
    <div className={classes.sets}>
      <h3>Saved column sets</h3>
      {sets.length === 0 && <p className={classes.none}>No sets yet. Arrange the columns, then save them by name.</p>}
      <ul>
        {sets.map((set) => (
          <li key={set.name}>
            <Button
              kind="quiet"
              small
              onClick={() => {
                arrange(set.arrangement)
                say(`Columns: ${set.name}`)
              }}
            >
              {set.name}
            </Button>
            <IconButton
              label={`Delete column set ${set.name}`}
              small
              icon={<IconX size={16} />}
              onClick={() => remove(set.name)}
            />
          </li>
        ))}
      </ul>
      <form
        className={classes.save}
        onSubmit={(event) => {
          event.preventDefault()
          if (given === '') return
          save(given)
          setName('')
        }}
      >
        <TextField
          label="Name of the set"
          maxLength={60}
          autoComplete="off"
          description="Example: Underwriter view"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" kind="secondary" small disabled={given === ''}>
          Save set
        </Button>
      </form>
    </div>
  )
}
