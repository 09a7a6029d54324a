import { zodResolver } from '@hookform/resolvers/zod'
import type { Form, FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import { factDifferences, type FormFacts, factsOf, formFactsSchema } from './form-facts.ts'
import { purposeNames } from './form-words.ts'
import { editForm, readFormsAgain } from './forms.queries.ts'
import type { LayoutOwner } from './layout-owner.ts'
import classes from './library.module.css'
import { PdfFileField, usePdfFile } from './pdf-file-field.tsx'

const titleOf = (form: Form | undefined, ofPdf: boolean): string => {
  if (form !== undefined) return `Facts of ${form.name}`
  return ofPdf ? 'New form of a PDF' : 'New form'
}

const failure = 'The form could not be saved. Please try again.'

interface Props {
  readonly owner: Exclude<LayoutOwner, { level: 'ACCOUNT' }>
  /** Left out for a new form. */
  readonly form?: Form
  /** Makes a new form of a PDF that is chosen here. */
  readonly ofPdf?: boolean
  /** Hears what was left out of the PDF, a sentence each. */
  readonly onSaved?: (form: Form, removed: readonly string[]) => void
  readonly onClose: () => void
}

/** What is said of a form: its names, what it is for, and until when. */
export default function FormFactsDialog({ owner, form: edited, ofPdf = false, onSaved, onClose }: Props) {
  const cache = useQueryClient()
  // What is read again while someone types must not pass for what they started from.
  const [start] = useState(edited)
  const [theirs, setTheirs] = useState<{ readonly form: Form; readonly mine: FormDraft }>()
  const form = useForm<FormFacts, unknown, FormDraft>({
    resolver: zodResolver(formFactsSchema),
    mode: 'onTouched',
    defaultValues: factsOf(start),
  })
  const { errors } = form.formState
  const pdf = usePdfFile(owner, ofPdf)

  const save = async (base: Form | undefined, draft: FormDraft): Promise<void> => {
    try {
      const { form: saved, removed } =
        base === undefined ? await pdf.add(draft) : { form: await editForm(owner, base, draft), removed: [] }
      await readFormsAgain(cache)
      toasts.show('success', `${saved.name} saved.`)
      onClose()
      onSaved?.(saved, removed)
    } catch (error) {
      if (refusedWith('PUT /api/forms/{formId}', error, 409)) setTheirs({ form: error.body.current, mine: draft })
      throw error
    }
  }

  return (
    <FormDialog
      title={titleOf(start, ofPdf)}
      saveLabel={start === undefined ? 'Add form' : 'Save'}
      form={form}
      onSave={(draft) => save(theirs?.form ?? start, draft)}
      onClose={onClose}
      canSave={theirs === undefined && pdf.mayAdd}
      failure={(error) => reasonOf(error, failure)}
      conflict={
        theirs && {
          message: messages.stale,
          differences: factDifferences(theirs.mine, theirs.form),
          onTakeTheirs: onClose,
        }
      }
    >
      <div className={classes.fields}>
        {ofPdf && <PdfFileField pdf={pdf} />}
        <TextField
          label="Name"
          required
          data-autofocus
          autoComplete="off"
          description="As your staff know it"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Title"
          required
          autoComplete="off"
          description="As clients see it"
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
          description="Two letters; empty for any"
          error={errors.state?.message}
          {...form.register('state')}
        />
        <TextField
          label="Carrier"
          autoComplete="off"
          description="Empty for any"
          error={errors.carrier?.message}
          {...form.register('carrier')}
        />
        <Controller
          control={form.control}
          name="retiredOn"
          render={({ field }) => (
            <DateField
              label="Retired from"
              description="From this day no application is made of it"
              inputRef={field.ref}
              value={typedDate(field.value) ?? null}
              onChange={(day) => field.onChange(day === null ? '' : isoDay(day))}
              error={errors.retiredOn?.message}
            />
          )}
        />
      </div>
    </FormDialog>
  )
}
