import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type BrokerMember, BrokerRights } from '@portico/contract/areas/people/person.shapes.ts'
import { Controller, useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { fullName } from '../../session/session.public.ts'
import { rolesInWords } from './broker-role-choice.ts'
import { changeRolesKey, useBrokeragePeopleCalls } from './brokerage-people.queries.ts'
import { RolesField } from './roles-field.tsx'

interface Props {
  readonly brokerCode: string
  readonly member: BrokerMember
  /** The roles of the user's own: the page starts again with them. */
  readonly isSelf: boolean
  readonly onClose: () => void
}

/** Changes the roles of someone on the staff. */
export default function RolesDialog({ brokerCode, member, isSelf, onClose }: Props) {
  const { changeRoles } = useBrokeragePeopleCalls(brokerCode)
  const { start, base, save, conflictOf } = useSavedMeanwhile(changeRolesKey, member, onClose)
  const form = useForm({ resolver: zodResolver(BrokerRights), defaultValues: { roles: start.roles } })
  const { errors, isDirty } = form.formState

  const send = async (typed: BrokerRights): Promise<void> => {
    await changeRoles(member.userId, typed, { roles: base.roles })
    if (isSelf) location.reload()
    else toasts.show('success', `${fullName(member)}’s roles were saved.`)
  }

  return (
    <FormDialog
      title={`${fullName(member)}’s roles`}
      form={form}
      canSave={isDirty}
      failure={(error) => reasonOf(error, 'The roles could not be saved. Please try again.')}
      onSave={(typed) => save(send(typed))}
      onClose={onClose}
      conflict={conflictOf(({ roles }) => [
        { field: 'Roles', mine: rolesInWords(form.getValues('roles')), theirs: rolesInWords(roles) },
      ])}
    >
      <Controller
        control={form.control}
        name="roles"
        render={({ field }) => (
          <RolesField
            brokerCode={brokerCode}
            value={field.value}
            error={errors.roles?.message}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  )
}
