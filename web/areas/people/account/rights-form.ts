import '../../../kit/forms/without-eval.ts'
import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { AccountInvitationDraft } from '@portico/contract/areas/people/invitation.shapes.ts'
import { AccountRights } from '@portico/contract/areas/people/person.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { accessText } from './access-text.ts'

export { AccountInvitationDraft, AccountRights }

/** An Admin sees everything, whatever is selected. */
export function completed<Rights extends AccountRights>(rights: Rights): Rights {
  return rights.role === 'ADMIN' ? { ...rights, permissions: [...PermissionCode.options] } : rights
}

/** The rights of a member, without the person. */
export function rightsOf({ role, permissions }: AccountRights): AccountRights {
  return { role, permissions }
}

/** Where two versions of someone's rights differ, as text. */
export function rightsDifferences(mine: AccountRights, theirs: AccountRights) {
  return [
    { field: 'Role', mine: roleNames[mine.role] ?? mine.role, theirs: roleNames[theirs.role] ?? theirs.role },
    { field: 'Access', mine: accessText(mine), theirs: accessText(theirs) },
  ].filter((row) => row.mine !== row.theirs)
}
