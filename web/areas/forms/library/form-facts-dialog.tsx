import { zodResolver } from '@hookform/resolvers/zod'
import type { Form, FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { factDifferences, type FormFacts, factsOf, formFactsSchema } from './form-facts.ts'
import { purposeNames } from './form-labels.ts'
import { editForm, readFormsAgain } from './forms.queries.ts'
import type { LayoutOwner } from './layout-owner.ts'
import classes from './library.module.css'
import { PdfFileField, usePdfFile } from './pdf-file-field.tsx'

const titleOf = (form: Form | undefined, ofPdf: boolean): string => {
  if (form !== undefined) return `Details of ${form.name}`
  return ofPdf ? 'New form from PDF' : 'New form'
}

const failure = 'The form could not be saved. Please try again.'

interface Props {
  readonly owner: Exclude<LayoutOwner, { level: 'ACCOUNT' }>
  /** Omitted for a new form. */
  readonly form?: Form
  /** Makes a new form of a PDF that is chosen here. */
  readonly ofPdf?: boolean
  /** Gets what was removed from the PDF, one sentence each. */
  readonly onSaved?: (form: Form, removed: readonly string[]) => void
  readonly onClose: () => void
}

/** What is said of a form: its names, what it is for, and until when. */
export default function FormFactsDialog({ owner, form: edited, ofPdf = false, onSaved, onClose }: Props) {
  const cache = useQueryClient()
  const { start, base, save, conflictOf } = useSavedMeanwhile('PUT /api/forms/{formId}', edited, onClose)
  const [sent, setSent] = useState<FormDraft>()
  const form = useForm<FormFacts, unknown, FormDraft>({
    resolver: zodResolver(formFactsSchema),
    mode: 'onTouched',
    defaultValues: factsOf(start),
  })
  const { errors } = form.formState
  const pdf = usePdfFile(owner, ofPdf)

  const store = async (draft: FormDraft) => {
    const saved = base === undefined ? await pdf.add(draft) : { form: await editForm(owner, base, draft), removed: [] }
    await readFormsAgain(cache)
    toasts.show('success', `${saved.form.name} saved.`)
    return saved
  }
  const send = async (draft: FormDraft): Promise<void> => {
    setSent(draft)
    const storing = store(draft)
    await save(storing)
    const saved = await storing
    onSaved?.(saved.form, saved.removed)
  }

  return (
    <FormDialog
      title={titleOf(start, ofPdf)}
      saveLabel={start === undefined ? 'Add form' : 'Save'}
      form={form}
      onSave={send}
      onClose={onClose}
      canSave={pdf.mayAdd}
      failure={(error) => reasonOf(error, failure)}
      conflict={sent && conflictOf((theirs) => factDifferences(sent, theirs))}
    >
      <div className={classes.fields}>
        {ofPdf && <PdfFileField pdf={pdf} />}
        <TextField
          label="Name"
          required
          data-autofocus
          autoComplete="off"
          description="Name shown to staff"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Title"
          required
          autoComplete="off"
          description="Title shown to clients"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <SelectField
          label="Type"
          data={Object.entries(purposeNames).map(([value, label]) => ({ value, label }))}
          {...form.register('purpose')}
        />
        <SelectField
          label="Line"
          data={[
            { value: '', label: 'Any line' },
            ...policyTypeCodes.map((code) => ({ value: code, label: policyTypeName(code) })),
          ]}
          {...form.register('policyType')}
        />
        <TextField
          label="Edition"
          required
          autoComplete="off"
          placeholder="2026-01"
          error={errors.edition?.message}
          {...form.register('edition')}
        />
        <TextField
          label="State"
          maxLength={2}
          autoComplete="off"
          description="2 letters. Leave blank for any"
          error={errors.state?.message}
          {...form.register('state')}
        />
        <TextField
          label="Carrier"
          autoComplete="off"
          description="Leave blank for any"
          error={errors.carrier?.message}
          {...form.register('carrier')}
        />
        <DayField
          control={form.control}
          name="retiredOn"
          label="Retired from"
          description="The form cannot be used for new applications from this date"
        />
      </div>
    </FormDialog>
  )
}
