import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { QuestionKind } from '@portico/contract/areas/forms/layout.shapes.ts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import type { Place } from './model/places.ts'
import { kindNames } from './properties/kind-labels.ts'
import classes from '../library/library.module.css'

const wordsOf = {
  page: { title: 'Add a page', label: 'Page title', blank: 'Page title is required', most: 200 },
  section: { title: 'Add a section', label: 'Section title', blank: 'Section title is required', most: 200 },
  question: { title: 'Add a question', label: 'Question', blank: 'The question is required', most: 500 },
} as const

interface Values {
  readonly words: string
  readonly kind: QuestionKind
}

interface Props {
  readonly what: Place['kind']
  readonly onAdd: (values: Values) => void
  readonly onClose: () => void
}

/** Asks for the label of a new item; its key is made from it and permanent. */
export function AddItemDialog({ what, onAdd, onClose }: Props) {
  const { title, label, blank, most } = wordsOf[what]
  const form = useForm<Values>({
    resolver: zodResolver(z.object({ words: z.string().trim().min(1, blank).max(most), kind: QuestionKind })),
    defaultValues: { words: '', kind: 'text' },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={title}
      saveLabel="Add"
      form={form}
      onSave={async (values) => {
        onAdd(values)
        onClose()
      }}
      onClose={onClose}
      failure="The item could not be added. Please try again."
    >
      <div className={classes.fields}>
        <TextField
          label={label}
          required
          data-autofocus
          autoComplete="off"
          maxLength={most}
          error={errors.words?.message}
          {...form.register('words')}
        />
        {what === 'question' && (
          <SelectField
            label="Kind of answer"
            data={QuestionKind.options.map((value) => ({ value, label: kindNames[value] }))}
            {...form.register('kind')}
          />
        )}
      </div>
    </FormDialog>
  )
}
