import type { AccountPerson } from '@portico/contract/areas/accounts/account.shapes.ts'
import { DateField } from '../../kit/forms/date-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { fullName } from '../session/session.public.ts'
import type { ActivityFilter } from './activity.queries.ts'
import classes from './activity.module.css'
import { kindLabels } from './action-labels.ts'

interface Props {
  readonly people: readonly AccountPerson[]
  readonly filter: ActivityFilter
  readonly onChange: (filter: ActivityFilter) => void
}

/** What to narrow the activity to. */
export function ActivityFilterFields({ people, filter, onChange }: Props) {
  const change = (part: Partial<ActivityFilter>): void => onChange({ ...filter, ...part })
  return (
    <search className={classes.filter} aria-label="Activity">
      <SelectField label="Kind" value={filter.kind} onChange={(event) => change({ kind: event.currentTarget.value })}>
        <option value="">Everything</option>
        {Object.entries(kindLabels).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Person" value={filter.by} onChange={(event) => change({ by: event.currentTarget.value })}>
        <option value="">Anyone</option>
        {people.map((person) => (
          <option key={person.userId} value={person.username}>
            {fullName(person)}
          </option>
        ))}
      </SelectField>
      <DateField label="From" value={filter.from} onChange={(from) => change({ from })} />
      <DateField label="To" value={filter.to} onChange={(to) => change({ to })} />
    </search>
  )
}
