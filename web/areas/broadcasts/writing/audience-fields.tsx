import {
  type Audience,
  audiencePeople,
  type AudiencePeople,
  audienceRoles,
} from '@portico/contract/areas/broadcasts/audience.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import type { Lookup } from '../../../kit/lookup/lookup-option.ts'
import { call } from '../../../platform/client.ts'
import classes from '../broadcasts.module.css'
import { CodeList } from './code-list.tsx'

interface Props {
  readonly audience: Audience
  readonly error: string | undefined
  readonly onChange: (audience: Audience) => void
}

/** Who a broadcast is for. */
export function AudienceFields({ audience, error, onChange }: Props) {
  const change = (changed: Partial<Audience>): void => onChange({ ...audience, ...changed })
  const roles = Object.entries(audienceRoles).filter(
    ([role]) => audience.people === 'EVERYONE' || role.startsWith(audience.people),
  )
  const choosePeople = (people: AudiencePeople): void =>
    change({ people, roles: audience.roles.filter((role) => people === 'EVERYONE' || role.startsWith(people)) })
  return (
    <div className={classes.form}>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <SelectField
        label="People"
        description="Each choice below narrows the audience. Leave blank to include all."
        data={[...choicesOf(audiencePeople)]}
        value={audience.people}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => choosePeople(event.currentTarget.value as AudiencePeople)}
      />
      <div className={classes.pair}>
        {lists.map(({ key, ...list }) => (
          <CodeList key={key} {...list} codes={audience[key]} onChange={(codes) => change({ [key]: codes })} />
        ))}
      </div>
      <FieldGroup label="Roles" dense>
        {roles.map(([role, label]) => (
          <CheckField
            key={role}
            label={label}
            checked={audience.roles.includes(role)}
            onChange={(event) =>
              change({
                roles: event.currentTarget.checked
                  ? [...audience.roles, role]
                  : audience.roles.filter((each) => each !== role),
              })
            }
          />
        ))}
      </FieldGroup>
    </div>
  )
}

const findBrokerages: Lookup = async (search) => {
  const { items } = await call('GET /api/brokerages', { query: { search, limit: 8 } })
  return items.map(({ brokerCode, brokerName }) => ({ value: brokerCode, label: brokerName }))
}

const findAccounts: Lookup = async (search) => {
  const { items } = await call('GET /api/accounts', { query: { search, limit: 8 } })
  return items.map(({ accountCode, companyName }) => ({ value: accountCode, label: companyName }))
}

const lists = [
  { key: 'brokerages', label: 'Brokerages', noun: 'brokerage', lookup: findBrokerages },
  { key: 'accounts', label: 'Accounts', noun: 'account', lookup: findAccounts },
] as const
