import type { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { memo } from 'react'
import { useField, useForm } from '../form-context.ts'
import { anchorOf } from '../model/anchors.ts'
import { answerText } from '../model/answer-text.ts'
import { CalculatedAnswer } from './calculated-answer.tsx'
import { OtherValues } from './other-values.tsx'
import classes from './question.module.css'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionNotes } from './question-notes.tsx'
import { QuestionTools } from './question-tools.tsx'
import { ReadAnswer } from './read-answer-view.tsx'

interface Props {
  readonly question: Question
  readonly path: string
}

/** A question with everything about its answer. Typing re-renders only this question. */
export const QuestionField = memo(function QuestionField({ question, path }: Props) {
  const { store, readOnly } = useForm()
  const field = useField(path)
  const isCalculated = question.kind === 'calculated'
  return (
    <div
      id={anchorOf(path)}
      className={classes.question}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.leave(path)
      }}
    >
      <div className={classes.editor} data-required={question.required && !isCalculated && !readOnly}>
        {isCalculated && <CalculatedAnswer question={question} field={field} />}
        {!isCalculated && readOnly && <ReadAnswer question={question} value={field.value} />}
        {!isCalculated && !readOnly && (
          <QuestionEditor
            question={question}
            path={path}
            field={field}
            error={field.error}
            onType={(value) => store.type(path, value)}
            onSet={(value) => store.set(path, value)}
          />
        )}
      </div>
      <QuestionTools question={question} path={path} field={field} />
      <QuestionNotes question={question} path={path} field={field} />
      <OtherValues label={question.label} words={(value) => answerText(question, value)} path={path} field={field} />
    </div>
  )
})
