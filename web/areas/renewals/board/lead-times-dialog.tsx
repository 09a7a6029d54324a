import { type LeadStep, leadSteps } from '@portico/contract/areas/renewals/lead-times.ts'
import type { LeadTimes } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useForm } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { LoadedDialog } from '../../../kit/overlays/loaded-dialog.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import { leadStepNames } from '../renewal-labels.ts'
import { leadTimesQuery, useSetLeadTimes } from '../renewals.queries.ts'
import classes from './lead-times.module.css'

const title = 'Lead times'

interface Props {
  readonly brokerCode: string
  readonly onClose: () => void
}

/** Sets the days left for the next step after each one, for terms from a day on. */
export default function LeadTimesDialog({ brokerCode, onClose }: Props) {
  const query = useQuery(leadTimesQuery(brokerCode))
  return (
    <LoadedDialog title={title} query={query} failed="The lead times could not be loaded." onClose={onClose}>
      {(known) => <LeadTimesForm brokerCode={brokerCode} known={known} onClose={onClose} />}
    </LoadedDialog>
  )
}

interface Row {
  readonly step: LeadStep
  readonly days: string
  /** `yyyy-mm-dd`, or empty. */
  readonly from: string
}

interface Fields {
  readonly rules: Row[]
  readonly remindEvery: string
}

const never = 'never'

/** How often people can be reminded; what a brokerage has already stays among them. */
const remindChoices = (known: number | null) => [
  ...[...new Set([1, 2, 3, 5, 7, 14, ...(known === null ? [] : [known])])]
    .toSorted((one, other) => one - other)
    .map((days) => ({ value: `${days}`, label: days === 1 ? 'Every day' : `Every ${days} days` })),
  { value: never, label: 'Do not send automatically' },
]

const today = (): string => isoDay(new Date())

function LeadTimesForm({ brokerCode, known, onClose }: Props & { readonly known: LeadTimes }) {
  const save = useSetLeadTimes(brokerCode)
  const form = useForm<Fields>({
    defaultValues: {
      rules: known.rules.map(({ days, ...row }) => ({ ...row, days: `${days}` })),
      remindEvery: `${known.remindEvery ?? never}`,
    },
  })
  const { control, register, setError } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'rules' })
  const errorOf = (at: number, name: keyof Row) => form.formState.errors.rules?.[at]?.[name]?.message

  const send = async ({ rules, remindEvery }: Fields): Promise<void> => {
    try {
      await save({
        rules: rules.map(({ days, ...row }) => ({ ...row, days: Number(days) })),
        remindEvery: remindEvery === never ? null : Number(remindEvery),
      })
      toasts.show('success', 'Lead times saved')
      onClose()
    } catch (error) {
      for (const [path, message] of Object.entries(refusedFields(error))) setError(path as 'rules.0.days', { message })
      throw error
    }
  }

  return (
    <FormDialog
      title={title}
      form={form}
      onSave={send}
      onClose={onClose}
      canSave={form.formState.isDirty}
      failure={(error) => reasonOf(error, 'The lead times could not be saved.')}
    >
      <p>
        Minimum days needed between the end of each step and the next one. The most recent row for each step applies.
      </p>
      <ul className={classes.rows}>
        {fields.map(({ id }, at) => (
          <li key={id} className={classes.row}>
            <SelectField
              label="Step"
              data={leadSteps.map((value) => ({ value, label: leadStepNames[value] }))}
              error={errorOf(at, 'step')}
              {...register(`rules.${at}.step`)}
            />
            <TextField
              label="Days"
              inputMode="numeric"
              autoComplete="off"
              error={errorOf(at, 'days')}
              {...register(`rules.${at}.days`, {
                validate: (typed) => (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 365) || 'must be 0 to 365',
              })}
            />
            <DayField
              control={control}
              name={`rules.${at}.from`}
              label="For terms effective from"
              rules={{ required: 'must be a valid date mm/dd/yyyy' }}
            />
            <IconButton
              label={`Remove row ${at + 1}`}
              icon={<IconTrash size={18} />}
              small
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      <Button kind="secondary" small onClick={() => append({ step: 'REVIEW', days: '', from: today() })}>
        Add a row
      </Button>
      <SelectField
        label="Send reminders for steps that are behind schedule"
        description="By notification and email, to client and brokerage."
        data={remindChoices(known.remindEvery)}
        {...register('remindEvery')}
      />
    </FormDialog>
  )
}
