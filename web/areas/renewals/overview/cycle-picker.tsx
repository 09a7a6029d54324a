import type { RenewalCycle } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { stageNames } from '../renewal-labels.ts'
import classes from './overview.module.css'

interface Props {
  readonly cycles: readonly RenewalCycle[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Chooses among an account's current and past renewals. Hidden if there is only one. */
export function CyclePicker({ cycles, chosen, onChoose }: Props) {
  if (cycles.length < 2) return null
  const options = (isCurrent: boolean) =>
    cycles
      .filter((cycle) => cycle.isCurrent === isCurrent)
      .map(({ id, effectiveOn, stage }) => ({ value: id, label: `${formatDate(effectiveOn)} · ${stageNames[stage]}` }))
  const groups = [
    { group: 'Open', items: options(true) },
    { group: 'Closed', items: options(false) },
  ]
  return (
    <div className={classes.picker}>
      <SelectField
        label="Term"
        data={groups.filter(({ items }) => items.length > 0)}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </div>
  )
}
