import type { StagedValue } from '@portico/contract/areas/staging/staging.shapes.ts'
import type { Column } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { formatMoment } from '../../platform/formats.ts'
import { Decision, type Settles } from './decision.tsx'
import classes from './staging.module.css'

export interface Decides extends Settles {
  readonly isChosen: (key: string) => boolean
  readonly choose: (key: string, isChosen: boolean) => void
}

/** The columns of values on their way; without someone who decides they are only read. */
export const valueColumns = (decides: Decides | undefined): Column<StagedValue>[] => [
  {
    key: 'field',
    header: 'Field',
    sortValue: ({ label }) => label,
    cell: (value) => <Field value={value} decides={decides} />,
  },
  { key: 'incoming', header: 'Client entry', cell: (value) => <Told value={value} /> },
  { key: 'held', header: 'Agency management system', cell: ({ held }) => held ?? <Nothing /> },
  { key: 'pushed', header: 'Last sent', cell: ({ pushed }) => pushed ?? <Nothing /> },
  { key: 'decision', header: 'Decision', cell: (value) => <Decision item={value} settles={decides} /> },
]

const Nothing = () => <span className={classes.quiet}>Blank</span>

function Field({ value: { key, label, isConflict }, decides }: { value: StagedValue; decides: Decides | undefined }) {
  return (
    <span className={classes.field}>
      {decides !== undefined && (
        <CheckField
          aria-label={`Select ${label}`}
          checked={decides.isChosen(key)}
          onChange={(event) => decides.choose(key, event.currentTarget.checked)}
        />
      )}
      <span>
        {label}
        {isConflict && <Pill tone="warning">Changed in both</Pill>}
      </span>
    </span>
  )
}

function Told({ value: { incoming, by, at } }: { readonly value: StagedValue }) {
  return (
    <span className={classes.told}>
      {incoming}
      <span className={classes.more}>{[by, at === null ? null : formatMoment(at)].filter(Boolean).join(', ')}</span>
    </span>
  )
}
