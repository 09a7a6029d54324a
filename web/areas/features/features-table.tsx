import { featureDescriptions, flagsToCome } from '@portico/contract/areas/features/feature-catalog.ts'
import { featureDefaults, type FeatureName } from '@portico/contract/areas/features/feature-defaults.ts'
import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { shownValue, sourceNames } from './feature-labels.ts'
import classes from './features.module.css'
import { SetBy } from './set-by.tsx'

interface Row extends Pick<FeatureEntry, 'name' | 'value'> {
  readonly source: keyof typeof sourceNames
}

const columns: readonly Column<Row>[] = [
  { key: 'feature', header: 'Feature', cell: ({ name }) => featureDescriptions[name] },
  { key: 'value', header: 'Value', cell: ({ value }) => <span className={classes.code}>{shownValue(value)}</span> },
  {
    key: 'source',
    header: 'Set by',
    cell: ({ source }) => <Pill tone={source === 'DEFAULT' ? 'neutral' : 'brand'}>{sourceNames[source]}</Pill>,
  },
]

const changedColumn = (accountId: string): Column<Row> => ({
  key: 'changed',
  header: 'Last changed',
  cell: ({ name }) => <SetBy accountId={accountId} setting={name} />,
})

interface Props {
  /** The flags that are set; the others have their defaults. */
  readonly set: readonly FeatureEntry[]
  /** The account whose values they are, which knows who set them. */
  readonly accountId?: string
}

/** Every feature with its value and source. */
export function FeaturesTable({ set, accountId }: Props) {
  const names = Object.keys(featureDefaults) as FeatureName[]
  const rows = names
    .filter((name) => !flagsToCome.includes(name))
    .map(
      (name): Row =>
        set.find((entry) => entry.name === name) ?? { name, value: featureDefaults[name], source: 'DEFAULT' },
    )
  const shown = accountId === undefined ? columns : [...columns, changedColumn(accountId)]
  return <DataTable label="Features" columns={shown} rows={rows} rowKey={({ name }) => name} />
}
