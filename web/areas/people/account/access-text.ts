import { permissionNames, type PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import type { AccountRights } from '@portico/contract/areas/people/person.shapes.ts'

const codes = Object.keys(permissionNames) as PermissionCode[]

/** A person's access to an account, as text. */
export function accessText({ role, permissions }: AccountRights): string {
  const names = codes.filter((code) => permissions.includes(code)).map((code) => permissionNames[code])
  if (role === 'ADMIN' || names.length === codes.length) return 'Everything'
  return names.length === 0 ? 'Tasks and policies only' : names.join(', ')
}
