import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { useSignedInUser } from '../../session/session.public.ts'
import { rolesToGive } from './broker-role-choice.ts'

interface Props {
  readonly brokerCode: string
  readonly value: readonly BrokerRole[]
  readonly error: string | undefined
  readonly onChange: (roles: BrokerRole[]) => void
}

/** One or more roles at the brokerage. */
export function RolesField({ brokerCode, value, error, onChange }: Props) {
  const user = useSignedInUser()
  return (
    <FieldGroup label="Roles" description="Choose one or more." error={error}>
      {rolesToGive(user, brokerCode).map(({ role, name, meaning }) => (
        <CheckField
          key={role}
          label={name}
          description={meaning}
          checked={value.includes(role)}
          onChange={(event) => {
            const others = value.filter((each) => each !== role)
            onChange(event.currentTarget.checked ? [...others, role] : others)
          }}
        />
      ))}
    </FieldGroup>
  )
}
