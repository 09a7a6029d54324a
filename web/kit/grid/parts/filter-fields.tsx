import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { choicesOf, isNumeric, readTyped } from '../model/cell-formats.ts'
import type { GridColumn } from '../model/grid-types.ts'
import type { GridFilter } from '../model/view.rules.ts'
import classes from './column-menu.module.css'

interface Props {
  readonly column: GridColumn
  readonly filter: GridFilter | undefined
  readonly onFilter: (filter: GridFilter | undefined) => void
}

/** Which rows of a column to show: from a list, within ends, or holding a text. */
export function FilterFields({ column, filter, onFilter }: Props) {
  const choices = choicesOf(column)
  const hasEnds = isNumeric(column) || column.kind === 'date'
  const [text, setText] = useState(filter?.kind === 'contains' ? filter.text : '')
  const [values, setValues] = useState<readonly string[]>(filter?.kind === 'one-of' ? filter.values : [])
  const [ends, setEnds] = useState(filter?.kind === 'between' ? filter : { least: '', most: '' })

  const made = (): GridFilter | undefined => {
    if (choices.length > 0) return values.length === 0 ? undefined : { kind: 'one-of', values }
    if (!hasEnds) return text === '' ? undefined : { kind: 'contains', text }
    const [least, most] = [readTyped(column, ends.least) ?? '', readTyped(column, ends.most) ?? '']
    return least === '' && most === '' ? undefined : { kind: 'between', least, most }
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    onFilter(made())
  }

  return (
    <form className={classes.filter} onSubmit={submit}>
      {choices.length > 0 ? (
        <fieldset className={classes.choices}>
          <legend>Show only</legend>
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={values.includes(value)}
                onChange={(event) =>
                  setValues(event.currentTarget.checked ? [...values, value] : values.filter((one) => one !== value))
                }
              />
              {label}
            </label>
          ))}
        </fieldset>
      ) : hasEnds ? (
        <div className={classes.ends}>
          <TextField
            label="From"
            value={ends.least}
            onChange={(event) => setEnds({ ...ends, least: event.currentTarget.value })}
          />
          <TextField
            label="To"
            value={ends.most}
            onChange={(event) => setEnds({ ...ends, most: event.currentTarget.value })}
          />
        </div>
      ) : (
        <TextField label="Contains" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      )}
      <div className={classes.pair}>
        <Button type="submit" small>
          Filter
        </Button>
        <Button kind="quiet" small onClick={() => onFilter({ kind: 'empty' })}>
          Empty only
        </Button>
        {filter !== undefined && (
          <Button kind="quiet" small onClick={() => onFilter(undefined)}>
            Remove filter
          </Button>
        )}
      </div>
    </form>
  )
}
