import { fullName } from '@portico/contract/areas/session/full-name.rules.ts'
import type { Renewal, RenewalSection, SectionPlan } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate, isoDay } from '../../../platform/formats.ts'
import { useAccount } from '../../accounts/accounts.public.ts'
import { planKey, useRenewalCalls } from '../renewals.queries.ts'
import classes from './section-card.module.css'
import { sectionIn } from './section-in.ts'

interface Props {
  readonly renewal: Renewal
  readonly section: RenewalSection
  readonly onClose: () => void
}

interface Values {
  readonly ownerId: string
  /** `yyyy-mm-dd`, or empty. */
  readonly dueOn: string
}

const valuesOf = ({ owner, dueOn }: RenewalSection): Values => ({ ownerId: owner?.userId ?? '', dueOn: dueOn ?? '' })

const planOf = ({ ownerId, dueOn }: Values): Omit<SectionPlan, 'version'> => ({
  ownerId: ownerId === '' ? null : ownerId,
  dueOn: dueOn === '' ? null : dueOn,
})

/** Gives a section to a person, with the day by which it is due. */
export default function PlanDialog({ renewal, section, onClose }: Props) {
  const { plan } = useRenewalCalls(renewal.accountId)
  const { kind } = section
  const { start, base, save, conflictOf } = useSavedMeanwhile(planKey, renewal, onClose)
  const before = sectionIn(base, section)
  const people = usePeople(renewal.accountId, before)
  const form = useForm<Values>({ defaultValues: valuesOf(sectionIn(start, section)) })
  const { errors, isDirty } = form.formState

  const put = async (values: Values): Promise<void> => {
    const saved = await plan(renewal.id, kind, { ...planOf(values), version: before.version })
    const { version } = sectionIn(saved, section)
    toasts.show('success', `${sectionNames[kind]} is assigned`, {
      undo: () => {
        plan(renewal.id, kind, { ...planOf(valuesOf(before)), version }).catch(() =>
          toasts.show('error', 'The assignment could not be undone. Please try again.'),
        )
      },
    })
  }

  return (
    <FormDialog
      title={`Assign ${sectionNames[kind].toLowerCase()}`}
      form={form}
      onSave={(values) => save(put(values))}
      onClose={onClose}
      canSave={isDirty}
      failure={(error) => reasonOf(error, 'The section could not be assigned. Please try again.')}
      conflict={conflictOf((theirs) => differences(form.getValues(), valuesOf(sectionIn(theirs, section)), people))}
    >
      <div className={classes.fields}>
        <SelectField
          label="Owner"
          data-autofocus
          data={people}
          error={errors.ownerId?.message}
          {...form.register('ownerId')}
        />
        <DayField
          control={form.control}
          name="dueOn"
          label="Due date"
          description={`The new term is effective ${formatDate(renewal.effectiveOn)}`}
          isAllowed={(day) => isoDay(day) <= renewal.effectiveOn}
          notAllowed={renewalMessages.dueAfterEffective}
        />
      </div>
    </FormDialog>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** Everyone who works on the account; the current assignee stays in the list even after leaving. */
function usePeople(accountId: string, { owner }: RenewalSection): Choice[] {
  const users = useAccount(accountId)?.users ?? []
  const names = new Map(users.map((person) => [person.userId, fullName(person)]))
  if (owner !== null) names.set(owner.userId, owner.name)
  const people = [...names].map(([value, label]) => ({ value, label }))
  return [{ value: '', label: 'Unassigned' }, ...people.toSorted((one, other) => one.label.localeCompare(other.label))]
}

function differences(mine: Values, theirs: Values, people: readonly Choice[]) {
  return differencesIn(mine, theirs, [
    ['Owner', ({ ownerId }) => people.find(({ value }) => value === ownerId)?.label ?? ''],
    ['Due date', ({ dueOn }) => (dueOn === '' ? 'No date' : formatDate(dueOn))],
  ])
}
