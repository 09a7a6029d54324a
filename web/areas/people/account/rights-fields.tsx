import { type PermissionCode, permissionNames } from '@portico/contract/areas/accounts/permission-codes.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { AccountRights, AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { roleGroup, roleNames } from '@portico/contract/areas/session/role-names.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'

const codes = Object.entries(permissionNames) as [PermissionCode, string][]

interface Props {
  readonly value: AccountRights
  /** The roles that may be given. */
  readonly roles: readonly AccountRole[]
  /** The person must stay Admin, since there is no other. */
  readonly isLastAdmin?: boolean
  readonly errors: { readonly role?: string | undefined; readonly permissions?: string | undefined }
  readonly onChange: (rights: AccountRights) => void
}

/** Role and permission codes. An Admin has every code, so there is nothing to tick. */
export function RightsFields({ value, roles, isLastAdmin = false, errors, onChange }: Props) {
  const isAdmin = value.role === 'ADMIN'
  const tick = (code: PermissionCode, ticked: boolean): void => {
    const others = value.permissions.filter((each) => each !== code)
    onChange({ ...value, permissions: ticked ? [...others, code] : others })
  }
  return (
    <>
      <SelectField
        label="Role"
        data={grouped(roles)}
        value={value.role}
        disabled={isLastAdmin}
        description={isLastAdmin ? peopleMessages.lastAdmin : roleMeaning[value.role]}
        error={errors.role}
        onChange={(event) => onChange({ ...value, role: event.currentTarget.value as AccountRole })}
      />
      <FieldGroup
        label="Access"
        description={
          isAdmin
            ? 'An Admin sees everything.'
            : 'Everyone can see the dashboard, tasks, and policies. Select additional access.'
        }
        error={errors.permissions}
      >
        {codes.map(([code, name]) => (
          <CheckField
            key={code}
            label={name}
            checked={isAdmin || value.permissions.includes(code)}
            disabled={isAdmin}
            onChange={(event) => tick(code, event.currentTarget.checked)}
          />
        ))}
      </FieldGroup>
    </>
  )
}

const roleMeaning: Record<AccountRole, string> = {
  ADMIN: 'Sees everything and manages access to the account.',
  USER: 'Can work in the areas selected below.',
  INS_PARTNER: 'A person at a carrier or partner, with access to the areas selected below.',
}

/** Roles under the name of whose people hold them. */
function grouped(roles: readonly AccountRole[]) {
  const groups = Map.groupBy(roles, (role) => roleGroup('account', role))
  return [...groups].map(([group, those]) => ({
    group,
    items: those.map((role) => ({ value: role, label: roleNames[role] ?? role })),
  }))
}
