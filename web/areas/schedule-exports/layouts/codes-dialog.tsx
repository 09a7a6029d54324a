import { valuesToCode } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { LayoutColumn } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import classes from './layout.module.css'

type Codes = LayoutColumn['codes']

interface Props {
  readonly column: ColumnDefinition
  readonly codes: Codes
  readonly onSave: (codes: Codes) => void
  readonly onClose: () => void
}

/** An entry of the dialog, under a name that it keeps while it is typed. */
type Entry = Codes[number] & { readonly key: string }

const entryOf = (value: string, code: string): Entry => ({ key: crypto.randomUUID(), value, code })

/** The code written for each value. Values of a list are given; for any other column they are typed. */
export function CodesDialog({ column, codes, onSave, onClose }: Props) {
  const given = valuesToCode(column)
  const [typed, setTyped] = useState(() => startOf(given, codes))
  const change = (place: number, changed: Partial<Codes[number]>): void =>
    setTyped(typed.map((entry, at) => (at === place ? { ...entry, ...changed } : entry)))
  const finish = (): void => {
    const hasCodes = typed.some(({ code }) => code.trim() !== '')
    const named = typed.filter(({ value }) => value.trim() !== '')
    onSave(hasCodes ? named.map(({ value, code }) => ({ value, code })) : [])
    onClose()
  }
  return (
    <Dialog title={`Codes of ${column.heading}`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        <p>
          {given.length > 0
            ? 'If one value has a code, every value needs one. Without codes, values are exported unchanged.'
            : 'Values without a code are exported unchanged.'}
        </p>
        <div className={classes.codes}>
          {typed.map(({ key, value, code }, place) => (
            <div key={key} className={classes.code}>
              {place < given.length ? (
                <span className={classes.value}>{value}</span>
              ) : (
                <TextField
                  aria-label={`Value ${place + 1}`}
                  placeholder="Value"
                  value={value}
                  onChange={({ currentTarget }) => change(place, { value: currentTarget.value })}
                />
              )}
              <TextField
                aria-label={value === '' ? `Code ${place + 1}` : `Code of ${value}`}
                placeholder="Code"
                value={code}
                onChange={({ currentTarget }) => change(place, { code: currentTarget.value })}
              />
            </div>
          ))}
        </div>
        {given.length === 0 && (
          <Button
            kind="quiet"
            small
            icon={<IconPlus size={16} />}
            onClick={() => setTyped([...typed, entryOf('', '')])}
          >
            Add a value
          </Button>
        )}
        <FormActions>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Set codes</Button>
        </FormActions>
      </form>
    </Dialog>
  )
}

function startOf(given: readonly string[], codes: Codes): Entry[] {
  const coded = given.map((value) => entryOf(value, codes.find((each) => each.value === value)?.code ?? ''))
  const others = codes.filter(({ value }) => !given.includes(value)).map(({ value, code }) => entryOf(value, code))
  return given.length === 0 && others.length === 0 ? [entryOf('', '')] : [...coded, ...others]
}
