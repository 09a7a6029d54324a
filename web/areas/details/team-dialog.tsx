import '../../kit/forms/without-eval.ts'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { teamErrors } from '@portico/contract/areas/details/details.rules.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { TeamRole } from '@portico/contract/areas/details/record.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type FieldPath, useFieldArray, useForm, useWatch } from 'react-hook-form'
import { Button } from '../../kit/controls/button.tsx'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { teamKey, useDetailsCalls } from './details.queries.ts'
import classes from './details.module.css'

interface Props {
  readonly accountId: string
  readonly details: AccountDetails
  readonly onClose: () => void
}

interface Values {
  readonly primaryContact: string
  readonly team: { readonly userId: string; readonly role: TeamRole }[]
}

const roles = TeamRole.options.map((value) => ({ value, label: roleNames[value] ?? value }))

/** Changes who of the brokerage works on an account, and which of them is its primary contact. */
export default function TeamDialog({ accountId, details, onClose }: Props) {
  const { saveTeam } = useDetailsCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(teamKey, details, onClose)
  const form = useForm<Values>({ defaultValues: valuesOf(start) })
  const { control, register, setError, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'team' })
  const chosen = new Set(useWatch({ control, name: 'team' }).map(({ userId }) => userId))
  const people = peopleOf(base)
  const options = [...people].map(([value, label]) => ({ value, label }))

  const saveChecked = async (values: Values): Promise<void> => {
    const errors = Object.entries(teamErrors(values, new Set(people.keys())))
    for (const [path, message] of errors) setError(path as FieldPath<Values>, { message })
    if (errors.length === 0) await save(saveTeam({ ...values, version: base.version }))
  }

  return (
    <FormDialog
      title="Brokerage team"
      form={form}
      onSave={saveChecked}
      onClose={onClose}
      canSave={formState.isDirty}
      failure={(error) => reasonOf(error, detailsMessages.saveFailed)}
      conflict={conflictOf((theirs) => [
        { field: 'Team', mine: wordsOf(form.getValues(), people), theirs: wordsOf(valuesOf(theirs), people) },
      ])}
    >
      <div className={classes.form}>
        <ul className={classes.list}>
          {fields.map(({ id }, at) => (
            <li key={id} className={classes.member}>
              <SelectField
                label="Person"
                data={options}
                error={formState.errors.team?.[at]?.userId?.message}
                {...register(`team.${at}.userId`)}
              />
              <SelectField
                label="Role"
                data={roles}
                error={formState.errors.team?.[at]?.role?.message}
                {...register(`team.${at}.role`)}
              />
              <IconButton
                label={`Remove person ${at + 1}`}
                icon={<IconTrash size={18} aria-hidden />}
                onClick={() => remove(at)}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button
            kind="secondary"
            small
            disabled={options.every(({ value }) => chosen.has(value))}
            onClick={() => {
              const free = options.find(({ value }) => !chosen.has(value))
              if (free !== undefined) append({ userId: free.value, role: 'ACCT_MGR' })
            }}
          >
            Add person
          </Button>
        </div>
        <SelectField
          label="Primary contact"
          description="The person clients see and contact."
          data={[{ value: '', label: 'Choose…' }, ...options.filter(({ value }) => chosen.has(value))]}
          error={formState.errors.primaryContact?.message}
          {...register('primaryContact')}
        />
      </div>
    </FormDialog>
  )
}

const valuesOf = ({ primaryContact, team }: AccountDetails): Values => ({
  primaryContact: primaryContact?.userId ?? '',
  team: team.map(({ userId, role }) => ({ userId, role: TeamRole.catch('ACCT_MGR').parse(role) })),
})

/** Names of all possible and current team members, by user id. */
const peopleOf = ({ staff, team }: AccountDetails): ReadonlyMap<string, string> =>
  new Map([...staff, ...team].map(({ userId, name }) => [userId, name]))

/** A team in a line, its contact first. */
function wordsOf({ primaryContact, team }: Values, people: ReadonlyMap<string, string>): string {
  const nameOf = (userId: string) => people.get(userId) ?? ''
  const members = team.map(({ userId, role }) => `${nameOf(userId)}, ${roleNames[role] ?? role}`)
  return `Contact: ${nameOf(primaryContact)}. ${members.join('; ')}`
}
