import '../../kit/forms/without-eval.ts'
import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { readAnswer } from '@portico/contract/areas/forms/values/read-answer.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { LoadedDialog } from '../../kit/overlays/loaded-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { answerText, QuestionEditor } from '../forms/forms.public.ts'
import { profilePageQuery, type ReadPage, useDetailsCalls } from './details.queries.ts'
import { blankField, editsOf, type FactValues, questionsAmong } from './facts-form.ts'
import { factTitles } from './record-labels.ts'
import classes from './details.module.css'

interface Props {
  readonly accountId: string
  readonly page: ProfilePageName
  readonly onClose: () => void
}

/** Edits fields of the details where they are stored: as answers of a profile page. */
export default function FactsDialog(props: Props) {
  const { accountId, page, onClose } = props
  const query = useQuery(profilePageQuery(accountId, page))
  return (
    <LoadedDialog title={titleOf(page)} query={query} failed={detailsMessages.factsFailed} fresh onClose={onClose}>
      {(read) => <FactsForm {...props} read={read} />}
    </LoadedDialog>
  )
}

const titleOf = (page: ProfilePageName): string => `Edit ${factTitles.get(page)?.toLowerCase() ?? 'facts'}`

function FactsForm({ accountId, page, onClose, read }: Props & { readonly read: ReadPage }) {
  const { saveFacts } = useDetailsCalls(accountId)
  const [questions] = useState(() => questionsAmong(page, read.layout))
  // The base of the next save, and the answers that someone else changed since.
  const [base, setBase] = useState(read.answers)
  const [moved, setMoved] = useState<readonly Question[]>()
  const form = useForm<FactValues>({
    defaultValues: Object.fromEntries(questions.map(({ key }) => [key, read.answers[key]?.value ?? null])),
  })

  const save = async (values: FactValues): Promise<void> => {
    const errors = questions.flatMap((question) => {
      const { error } = readAnswer(question, values[question.key] ?? null, utcDay(new Date()))
      return error === null ? [] : [[question.key, error] as const]
    })
    for (const [key, message] of errors) form.setError(key, { message })
    if (errors.length > 0) return
    const { answers, stale } = await saveFacts(page, editsOf(questions, values, base))
    setBase((before) => ({ ...before, ...answers, ...stale }))
    const late = questions.filter(({ key }) => stale[key] !== undefined)
    if (late.length === 0) onClose()
    setMoved(late)
  }

  const differenceOf = (question: Question) => ({
    field: question.label,
    mine: answerText(question, form.getValues(question.key)),
    theirs: answerText(question, base[question.key]?.value ?? null),
  })

  return (
    <FormDialog
      title={titleOf(page)}
      form={form}
      onSave={save}
      onClose={onClose}
      canSave={form.formState.isDirty}
      failure={(error) => reasonOf(error, detailsMessages.saveFailed)}
      conflict={
        moved?.length
          ? { message: messages.stale, differences: moved.map(differenceOf), onTakeTheirs: onClose }
          : undefined
      }
    >
      <div className={classes.form}>
        {questions.map((question) => (
          <Controller
            key={question.key}
            control={form.control}
            name={question.key}
            render={({ field, fieldState }) => {
              const change = (value: AnswerValue | null): void => field.onChange(value)
              const error = fieldState.error?.message
              return (
                <QuestionEditor
                  question={question}
                  path={question.key}
                  field={{ ...blankField, value: field.value, isDraft: fieldState.isDirty, error: error }}
                  error={error}
                  onType={change}
                  onSet={change}
                />
              )
            }}
          />
        ))}
      </div>
    </FormDialog>
  )
}
