import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { type BrokerMember, BrokerRights } from '@portico/contract/areas/people/person.shapes.ts'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { fullName } from '../../session/session.door.ts'
import { rolesInWords } from './broker-role-choice.ts'
import { changeRolesKey, useBrokeragePeopleCalls } from './brokerage-people.queries.ts'
import { RolesField } from './roles-field.tsx'

interface Props {
  readonly brokerCode: string
  readonly member: BrokerMember
  /** The roles of the user's own: the page begins anew with them. */
  readonly isSelf: boolean
  readonly onClose: () => void
}

/** Changes the roles of someone on the staff. */
export default function RolesDialog({ brokerCode, member, isSelf, onClose }: Props) {
  const { changeRoles } = useBrokeragePeopleCalls(brokerCode)
  const [theirs, setTheirs] = useState<BrokerMember>()
  const form = useForm({ resolver: zodResolver(BrokerRights), defaultValues: { roles: member.roles } })
  const { errors, isDirty } = form.formState

  const save = async (typed: BrokerRights, from: BrokerMember): Promise<void> => {
    try {
      await changeRoles(member.userId, typed, { roles: from.roles })
    } catch (error) {
      if (refusedWith(changeRolesKey, error, 409)) setTheirs(error.body.current)
      throw error
    }
    if (isSelf) return location.reload()
    toasts.show('success', `The roles of ${fullName(member)} are saved.`)
    onClose()
  }

  return (
    <FormDialog
      title={`Roles of ${fullName(member)}`}
      form={form}
      canSave={isDirty && theirs === undefined}
      failure={(error) => reasonOf(error, 'The roles could not be saved. Please try again.')}
      onSave={(typed) => save(typed, theirs ?? member)}
      onClose={onClose}
      conflict={
        theirs && {
          message: peopleMessages.changedMeanwhile,
          differences: [
            { field: 'Roles', mine: rolesInWords(form.getValues('roles')), theirs: rolesInWords(theirs.roles) },
          ],
          onTakeTheirs: onClose,
        }
      }
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
