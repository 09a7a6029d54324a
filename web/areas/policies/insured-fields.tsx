import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { get, type UseFormReturn, useWatch } from 'react-hook-form'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { insuredChoicesQuery } from './policies.queries.ts'
import classes from './policy-form-dialog.module.css'
import { linesOf, type PolicyFormValues } from './policy-form.ts'

interface Props {
  readonly accountId: string
  readonly form: UseFormReturn<PolicyFormValues, unknown, PolicyFields>
}

const lists = [
  {
    name: 'namedInsureds',
    label: 'Named insureds',
    one: 'named insured',
    help: 'One per line, the first named insured first.',
  },
  { name: 'insuredLocations', label: 'Insured locations', one: 'location', help: 'One per line.' },
] as const

/** The named insureds and locations of a policy: typed, or chosen from the schedules of the account. */
export function InsuredFields({ accountId, form }: Props) {
  const choices = useQuery(insuredChoicesQuery(accountId)).data
  const typed = useWatch({ control: form.control, name: ['namedInsureds', 'insuredLocations'] })
  return lists.map(({ name, label, one, help }, at) => {
    const lines = linesOf(typed[at]!)
    const offered = choices?.[name].filter((choice) => !lines.includes(choice)) ?? []
    return (
      <div key={name} className={classes.list}>
        <TextArea
          label={label}
          description={help}
          rows={3}
          error={messageOf(get(form.formState.errors, name))}
          {...form.register(name)}
        />
        {offered.length > 0 && (
          <SelectField
            aria-label={`Add a ${one} from the schedules`}
            data={[
              { value: '', label: 'Add from the schedules…' },
              ...offered.map((choice) => ({ value: choice, label: choice })),
            ]}
            value=""
            onChange={({ currentTarget }) =>
              form.setValue(name, [...lines, currentTarget.value].join('\n'), { shouldDirty: true, shouldTouch: true })
            }
          />
        )}
      </div>
    )
  })
}

/** The message of a list, or of the first of its texts. */
function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageOf).find((message) => message !== undefined)
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : undefined
}
