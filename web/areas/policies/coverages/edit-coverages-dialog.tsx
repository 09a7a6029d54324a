import { zodResolver } from '@hookform/resolvers/zod'
import { coverageMessages } from '@portico/contract/areas/policies/coverages/coverage.messages.ts'
import { scheduledFormText } from '@portico/contract/areas/policies/coverages/form-schedule.rules.ts'
import { pastedCoverages } from '@portico/contract/areas/policies/coverages/pasted-coverages.rules.ts'
import type { CoverageSheet } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { PasteRows } from '../../../kit/lists/paste-rows.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { counted, formatDate, formatMoney } from '../../../platform/formats.ts'
import { coveragesKey, type StoredPolicy, priorCoveragesQuery, usePolicyCalls } from '../policies.queries.ts'
import {
  coverageFormSchema,
  type CoverageFormValues,
  type KnownSheet,
  valuesOf,
  withCoverages,
} from './coverage-form.ts'
import { CoverageRows } from './coverage-rows.tsx'
import { FormFields } from './form-fields.tsx'
import classes from './coverages.module.css'
import { LayerFields } from './layer-fields.tsx'

interface Props {
  readonly accountId: string
  readonly policy: StoredPolicy
  readonly onClose: () => void
}

/** Enters the coverages of a policy with its forms, exclusions, and layer. */
export default function EditCoveragesDialog({ accountId, policy, onClose }: Props) {
  const { policyType } = policy
  const { saveCoverages } = usePolicyCalls(accountId)
  const prior = useQuery(priorCoveragesQuery(accountId, policy.id)).data?.prior
  const { start, base, save, conflictOf } = useSavedMeanwhile(coveragesKey, policy, onClose)
  const [sent, setSent] = useState<CoverageSheet>()
  const [said, setSaid] = useState<string>()
  const form = useForm<CoverageFormValues, unknown, CoverageSheet>({
    resolver: zodResolver(coverageFormSchema(policyType)),
    defaultValues: valuesOf(start, policyType),
  })
  const rows = useFieldArray({ control: form.control, name: 'coverages' })
  const schedules = useFieldArray({ control: form.control, name: 'schedules' })

  const copy = (from: NonNullable<typeof prior>): void => {
    const { coverages, schedules: entries, ...others } = valuesOf(from, policyType)
    rows.replace(coverages)
    schedules.replace(entries)
    for (const [name, value] of Object.entries(others))
      form.setValue(name as keyof typeof others, value, { shouldDirty: true })
    setSaid(
      `Copied from ${from.policyNumber}, ${formatDate(from.effectiveDate)} to ${formatDate(from.expirationDate)}. Check the values before you save.`,
    )
  }

  return (
    <FormDialog
      title="Edit coverages"
      size="large"
      form={form}
      onSave={(sheet) => {
        setSent(sheet)
        return save(saveCoverages({ ...base, id: start.id }, sheet))
      }}
      onClose={onClose}
      canSave={form.formState.isDirty}
      failure={(error) => Object.values(refusedFields(error))[0] ?? reasonOf(error, coverageMessages.saveFailed)}
      conflict={sent && conflictOf((theirs) => differences(sent, theirs))}
    >
      <div className={classes.start}>
        {prior && (
          <Button kind="secondary" small icon={<IconCopy size={16} aria-hidden />} onClick={() => copy(prior)}>
            Copy from prior policy
          </Button>
        )}
        <PasteRows
          label="Paste or import"
          description="One coverage per row: name, limit, deductible or retention, note."
          addLabel="Add coverages"
          nothing={coverageMessages.nothingPasted}
          read={(pasted) => pastedCoverages(pasted, policyType)}
          onRead={(found) => {
            rows.replace(withCoverages(form.getValues('coverages'), found))
            setSaid(`${counted(found.length, 'coverage')} added. Check the values before you save.`)
          }}
        />
      </div>
      {said !== undefined && <Notice kind="success">{said}</Notice>}
      <CoverageRows form={form} rows={rows} policyType={policyType} />
      <LayerFields accountId={accountId} form={form} policyType={policyType} />
      <FormFields form={form} rows={schedules} />
      <TextArea
        label="Exclusions"
        description="One per line. Example: Residential construction"
        error={form.formState.errors.exclusions?.message}
        {...form.register('exclusions')}
      />
    </FormDialog>
  )
}

/** The differences between what one person typed and what another one saved. */
function differences(mine: KnownSheet, theirs: KnownSheet) {
  return differencesIn<KnownSheet>(mine, theirs, [
    ['Coverages', ({ coverages }) => coverages.map(coverageText).join('; ')],
    ['Forms', ({ forms }) => forms.map(scheduledFormText).join('; ')],
    ['Exclusions', ({ exclusions }) => exclusions.join('; ')],
    [
      'Layer',
      ({ layer }) => (layer === null ? '' : `${formatMoney(layer.limit)} over ${formatMoney(layer.attachment)}`),
    ],
  ])
}

const coverageText = ({ name, limit, deductible, note }: KnownSheet['coverages'][number]): string =>
  [name, limit !== null && formatMoney(limit), deductible !== null && `deductible ${formatMoney(deductible)}`, note]
    .filter((part) => part !== false && part !== '')
    .join(' ')
