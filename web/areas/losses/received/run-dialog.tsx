import { zodResolver } from '@hookform/resolvers/zod'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type {
  LossRun,
  LossRunFields,
  LossRunOverview,
  LossRunTerm,
} from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { findingsOf, type RunFinding } from '@portico/contract/areas/losses/run-findings.ts'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FileInput } from '../../../kit/files/file-input.tsx'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import classes from '../losses.module.css'
import { changeRunKey, useLossCalls } from '../losses.queries.ts'
import { TermBoxes } from '../term-boxes.tsx'
import { carriersOf, termsOf } from '../terms-of.ts'
import { runDifferences } from './run-differences.ts'
import { runFormSchema, type RunFormValues, valuesOf } from './run-form.ts'

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  /** Undefined if one is added. */
  readonly run: LossRun | undefined
  readonly onAdded: (run: LossRun) => void
  readonly onClose: () => void
}

const totalFields = [
  ['count', 'Number of claims'],
  ['paid', 'Paid'],
  ['reserve', 'Reserves'],
  ['recovered', 'Recoveries'],
] as const

/** Adds a loss run with its file, or changes what is said of one. What does not fit is named before it is saved. */
export default function RunDialog({ accountId, overview, run, onAdded, onClose }: Props) {
  const { addRun, changeRun } = useLossCalls(accountId)
  const { base, save: saveOver, conflictOf } = useSavedMeanwhile(changeRunKey, run, onClose)
  const all = termsOf(overview)
  const carriers = carriersOf(all)
  const [file, setFile] = useState<File>()
  const [fileError, setFileError] = useState<string>()
  // Date fields keep their own typed text: the key remounts them when a value is filled in.
  const [filled, setFilled] = useState(0)
  const form = useForm<RunFormValues, unknown, LossRunFields>({
    resolver: zodResolver(runFormSchema),
    defaultValues: run === undefined ? startOf(overview, carriers[0] ?? '') : valuesOf(run),
  })
  const { register, control, setValue, formState } = form
  const { errors } = formState
  const values = useWatch({ control }) as RunFormValues
  const terms = all.filter(({ carrier }) => carrier === '' || carrier === values.carrier)
  const chosen = terms.filter(({ policyId }) => values.policyIds.includes(policyId))
  const findings = findingsIn(values, overview.companyName, chosen)

  const choosePolicies = (policyIds: string[]): void => {
    setValue('policyIds', policyIds, { shouldDirty: true })
    const said = saidBy(terms.filter(({ policyId }) => policyIds.includes(policyId)))
    if (run !== undefined || said === undefined) return
    setValue('policyNumbers', said.policyNumbers)
    setValue('periodFrom', said.periodFrom)
    setValue('periodTo', said.periodTo)
    setFilled(filled + 1)
  }

  const save = async (fields: LossRunFields): Promise<void> => {
    if (base !== undefined) return saveOver(changeRun(base, fields))
    if (file === undefined) return setFileError(lossMessages.fileWanted)
    try {
      onAdded(await addRun(fields, file))
    } catch (error) {
      setFileError(refusedFields(error)['file'])
      throw error
    }
  }

  return (
    <FormDialog
      title={run === undefined ? 'Add a loss run' : 'Edit loss run'}
      form={form}
      failure={(error) => reasonOf(error, lossMessages.saveFailed)}
      onSave={save}
      onClose={onClose}
      conflict={conflictOf((theirs) => runDifferences(form.getValues(), theirs, all))}
    >
      <div className={classes.form}>
        {run === undefined && (
          <FileInput
            required
            data-autofocus
            accept=".pdf,.csv,.xlsx,.xls"
            description="PDF, Excel, or CSV. Losses can be imported from Excel and CSV."
            error={fileError}
            onFile={(chosenFile) => {
              setFile(chosenFile)
              setFileError(undefined)
            }}
          />
        )}
        <div className={classes.fields}>
          <SelectField
            label="Carrier"
            data={carrierChoices(values.carrier, carriers)}
            error={errors.carrier?.message}
            {...register('carrier', { onChange: () => setValue('policyIds', []) })}
          />
          <DayField control={control} name="valuationOn" label="Valuation date" />
        </div>
        <Controller
          control={control}
          name="policyIds"
          render={({ field, fieldState }) => (
            <TermBoxes terms={terms} chosen={field.value} onChange={choosePolicies} error={fieldState.error?.message} />
          )}
        />
        <div className={classes.fields}>
          <TextField label="Named insured" required error={errors.insuredName?.message} {...register('insuredName')} />
          <TextField
            label="Policy numbers"
            required
            error={errors.policyNumbers?.message}
            {...register('policyNumbers')}
          />
          <DayField key={`from ${filled}`} control={control} name="periodFrom" label="Losses from" />
          <DayField key={`to ${filled}`} control={control} name="periodTo" label="Losses to" />
        </div>
        <div className={classes.fields} role="group" aria-label="Document totals">
          {totalFields.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              leftSection={name === 'count' ? undefined : '$'}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </div>
        {findings.map(({ finding, text }) => (
          <div key={finding} className={classes.form}>
            <Notice kind="warning">{text}</Notice>
            <TextField
              label="Reason for acknowledging the discrepancy"
              required
              description="Or correct the totals above"
              {...register(`reasons.${finding}`)}
            />
          </div>
        ))}
      </div>
    </FormDialog>
  )
}

const carrierChoices = (carrier: string, carriers: readonly string[]) =>
  [...new Set([carrier, ...carriers])].map((value) => ({ value, label: value === '' ? 'Choose a carrier' : value }))

/** What policies say of themselves, so that only what the document says otherwise has to be typed. */
function saidBy(terms: readonly LossRunTerm[]) {
  const first = terms.map(({ from }) => from).toSorted()[0]
  const last = terms
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) return undefined
  const policyNumbers = [...new Set(terms.map(({ policyNumber }) => policyNumber))].join(', ')
  return { policyNumbers, periodFrom: first, periodTo: last }
}

/** Mismatches, once all required fields are filled in. */
function findingsIn(values: RunFormValues, companyName: string, terms: readonly LossRunTerm[]): RunFinding[] {
  const { insuredName, policyNumbers, periodFrom, periodTo, valuationOn } = values
  const isWhole = [insuredName, policyNumbers, periodFrom, periodTo, valuationOn].every((each) => each !== '')
  return isWhole && terms.length > 0 ? findingsOf(values, companyName, terms) : []
}

const startOf = ({ companyName }: LossRunOverview, carrier: string): RunFormValues => ({
  carrier,
  insuredName: companyName,
  policyNumbers: '',
  periodFrom: '',
  periodTo: '',
  valuationOn: '',
  policyIds: [],
  count: '',
  paid: '',
  reserve: '',
  recovered: '',
  reasons: {},
})
