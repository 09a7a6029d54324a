import { type ChosenColumns, type FileFields, withColumn } from '@portico/contract/kit/uploads/file-columns.ts'
import { SelectField } from '../forms/select-field.tsx'
import classes from './uploads.module.css'

interface Props<Field extends string> {
  readonly fields: FileFields<Field>
  readonly headings: readonly string[]
  /** The first values of each column. */
  readonly samples: readonly (readonly string[])[]
  readonly columns: ChosenColumns<Field>
  readonly busy: boolean
  readonly onChange: (columns: ChosenColumns<Field>) => void
}

/** Which column of a file each field is in, with the first values of the column. */
export function MatchColumns<Field extends string>(props: Props<Field>) {
  const { fields, headings, samples, columns, busy, onChange } = props
  const offered = headings.map((heading, place) => ({
    value: String(place),
    label: heading === '' ? `Column ${place + 1}` : heading,
  }))
  return (
    <div className={classes.columns} aria-busy={busy}>
      {(Object.keys(fields) as Field[]).map((field) => {
        const place = columns[field]
        const sample = place === null ? fields[field].help : (samples[place] ?? []).join(' · ')
        return (
          <SelectField
            key={field}
            label={fields[field].label}
            data={[{ value: '', label: 'Not in the file' }, ...offered]}
            value={place === null ? '' : String(place)}
            description={sample === '' ? 'Blank in the first rows' : sample}
            onChange={({ currentTarget: { value } }) =>
              onChange(withColumn(columns, field, value === '' ? null : Number(value)))
            }
          />
        )
      })}
    </div>
  )
}
