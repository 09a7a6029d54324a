import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { AccountMember, AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { useForm, useWatch } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { fullName } from '../../session/session.public.ts'
import classes from '../people.module.css'
import { changeRightsKey, useAccountPeopleCalls } from './account-people.queries.ts'
import { RightsFields } from './rights-fields.tsx'
import { AccountRights, completed, rightsDifferences, rightsOf } from './rights-form.ts'

interface Props {
  readonly accountId: string
  readonly member: AccountMember
  readonly roles: readonly AccountRole[]
  readonly isLastAdmin: boolean
  /** The rights of the user's own: the page starts again with them. */
  readonly isSelf: boolean
  readonly onClose: () => void
}

/** Changes a person's rights on an account. */
export default function RightsDialog({ accountId, member, roles, isLastAdmin, isSelf, onClose }: Props) {
  const { changeRights } = useAccountPeopleCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(changeRightsKey, member, onClose)
  const form = useForm({ resolver: zodResolver(AccountRights), defaultValues: rightsOf(start) })
  const { errors, isDirty } = form.formState
  const rights = rightsOf(useWatch({ control: form.control }) as AccountRights)

  const send = async (typed: AccountRights): Promise<void> => {
    await changeRights(member.userId, completed(typed), rightsOf(base))
    if (isSelf) location.reload()
    else toasts.show('success', `${fullName(member)}’s access was saved.`)
  }

  return (
    <FormDialog
      title={`${fullName(member)}’s access`}
      form={form}
      canSave={isDirty}
      failure={(error) => reasonOf(error, 'The access could not be saved. Please try again.')}
      onSave={(typed) => save(send(typed))}
      onClose={onClose}
      conflict={conflictOf((theirs) => rightsDifferences(rights, theirs))}
    >
      <div className={classes.fields}>
        <RightsFields
          value={rights}
          roles={roles}
          isLastAdmin={isLastAdmin}
          errors={{ role: errors.role?.message, permissions: errors.permissions?.message }}
          onChange={({ role, permissions }) => {
            form.setValue('role', role, { shouldDirty: true })
            form.setValue('permissions', permissions, { shouldDirty: true })
          }}
        />
      </div>
    </FormDialog>
  )
}
