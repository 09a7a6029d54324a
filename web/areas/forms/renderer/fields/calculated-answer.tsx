import { useId } from 'react'
import { answerText } from '../model/answer-text.ts'
import type { EditorProps } from './editor.ts'
import classes from './editors.module.css'

/** A value calculated from other answers, read-only. */
export function CalculatedAnswer({ question, field: { value } }: Pick<EditorProps, 'question' | 'field'>) {
  const id = useId()
  const text = answerText(question, value)
  return (
    <div>
      <span id={id} className={classes.label}>
        {question.label}
      </span>
      <output aria-labelledby={id} className={classes.output}>
        {text === '' ? 'Calculated from other answers' : text}
      </output>
      {question.help !== '' && <p className={classes.help}>{question.help}</p>}
    </div>
  )
}
