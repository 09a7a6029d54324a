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

/** A filter while it is being filled in. */
type Draft = Exclude<GridFilter, { readonly kind: 'empty' }>

/** Which rows of a column to show: from a list, within ends, or holding a text. */
export function FilterFields({ column, filter, onFilter }: Props) {
  const [draft, setDraft] = useState(() => {
    const blank = blankOf(column)
    return filter?.kind === blank.kind ? filter : blank
  })

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    onFilter(filterOf(column, draft))
  }

  return (
    <form className={classes.filter} onSubmit={submit}>
      <DraftFields column={column} draft={draft} onDraft={setDraft} />
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

/** What filters a column that nothing was said of yet. */
function blankOf(column: GridColumn): Draft {
  if (choicesOf(column).length > 0) return { kind: 'one-of', values: [] }
  if (isNumeric(column) || column.kind === 'date') return { kind: 'between', least: '', most: '' }
  return { kind: 'contains', text: '' }
}

/** The filter that was filled in; none if nothing was. */
function filterOf(column: GridColumn, draft: Draft): GridFilter | undefined {
  if (draft.kind === 'one-of') return draft.values.length === 0 ? undefined : draft
  if (draft.kind === 'contains') return draft.text === '' ? undefined : draft
  const [least, most] = [readTyped(column, draft.least) ?? '', readTyped(column, draft.most) ?? '']
  return least === '' && most === '' ? undefined : { kind: 'between', least, most }
}

interface DraftProps {
  readonly column: GridColumn
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

function DraftFields({ column, draft, onDraft }: DraftProps) {
  if (draft.kind === 'contains')
    return (
      <TextField
        label="Contains"
        value={draft.text}
        onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
      />
    )
  if (draft.kind === 'between')
    return (
      <div className={classes.ends}>
        <TextField
          label="From"
          value={draft.least}
          onChange={(event) => onDraft({ ...draft, least: event.currentTarget.value })}
        />
        <TextField
          label="To"
          value={draft.most}
          onChange={(event) => onDraft({ ...draft, most: event.currentTarget.value })}
        />
      </div>
    )
  const { values } = draft
  return (
    <fieldset className={classes.choices}>
      <legend>Show only</legend>
      {choicesOf(column).map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onDraft({ ...draft, values: checked ? [...values, value] : values.filter((one) => one !== value) })
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
