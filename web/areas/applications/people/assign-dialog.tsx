import '../../../kit/forms/without-eval.ts'
import type { Assignment } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { indexOf } from '@portico/contract/areas/forms/layouts/places.ts'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useAccount } from '../../accounts/accounts.public.ts'
import { runsAccount } from '../../people/people.public.ts'
import { fullName, useSignedInUser } from '../../session/session.public.ts'
import type { FormPlace } from '../team/form-place.ts'
import { useTeamCalls } from '../team/team.queries.ts'

interface Props {
  readonly place: FormPlace
  readonly assignees: readonly Assignment[]
  readonly layout: Layout
  /** Key of a page, section or question; null for the whole form. */
  readonly part: string | null
  readonly onClose: () => void
}

/** Assigns a form or a part of it to a person, or unassigns it. */
export default function AssignDialog({ place, assignees, layout, part, onClose }: Props) {
  const { assign } = useTeamCalls(place)
  const held = assignees.find((one) => one.part === part)
  const people = usePeople(place.accountId, held)
  const form = useForm<{ username: string }>({ defaultValues: { username: held?.username ?? '' } })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Assign"
      form={form}
      saveLabel="Assign"
      onSave={async ({ username }) => {
        await assign(part, username === '' ? null : username)
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, 'The assignment could not be saved. Please try again.')}
    >
      <p>{partText(layout, part)}. The person you choose will be notified.</p>
      <SelectField
        label="Assign to"
        data-autofocus
        mt="md"
        data={people}
        error={errors.username?.message}
        {...form.register('username')}
      />
    </FormDialog>
  )
}

/** Possible assignees: anyone for people who run the account, only oneself for all others. */
function usePeople(accountId: string, held: { readonly username: string; readonly name: string } | undefined) {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  const others = account !== undefined && runsAccount(user, account) ? account.users : []
  const names = new Map(others.map((person) => [person.username, fullName(person)]))
  if (held !== undefined) names.set(held.username, held.name)
  names.set(user.username, `${fullName(user)} (you)`)
  const people = [...names].map(([value, label]) => ({ value, label }))
  return [{ value: '', label: 'Unassigned' }, ...people.toSorted((one, other) => one.label.localeCompare(other.label))]
}

function partText(layout: Layout, part: string | null): string {
  if (part === null) return 'The whole form'
  const { pages, sections, questions } = indexOf(layout)
  const page = pages.get(part)
  if (page !== undefined) return `The page “${page.title}”`
  const section = sections.get(part)?.section
  return section === undefined
    ? `The question “${questions.get(part)?.question.label ?? ''}”`
    : `The section “${section.title}”`
}
