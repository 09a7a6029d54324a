import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { shownText } from '@portico/contract/areas/forms/values/shown-text.ts'
import { answerText, listOf, rowsOf, scheduleText } from '../model/answer-text.ts'
import classes from './editors.module.css'
import { AnswerFiles } from './file-editor.tsx'
import { ScheduleLink } from './schedule-editor.tsx'

interface Props {
  readonly question: Question
  readonly value: AnswerValue | null
}

/** An answer for those who read it. */
export function ReadAnswer({ question, value }: Props) {
  return (
    <div>
      <span className={classes.label}>{question.label}</span>
      <div className={classes.answer}>
        <AnswerText question={question} value={value} />
      </div>
    </div>
  )
}

/** What an answer says, in the form that suits its kind. */
export function AnswerText({ question, value }: Props) {
  if (question.kind === 'schedule')
    return (
      <>
        <ScheduleLink type={question.scheduleType} /> · {scheduleText(value)}
      </>
    )
  if (value === null) return <span className={classes.none}>Not answered</span>
  if (question.kind === 'file') return <AnswerFiles ids={listOf(value)} label={question.label} />
  if (question.kind === 'table') return <ReadTable question={question} value={value} />
  return <span className={classes.words}>{answerText(question, value)}</span>
}

function ReadTable({ question: { label, columns }, value }: Props) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(value).map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of an answer have no name but their place
          <tr key={at}>
            {columns.map(({ key, kind, label: heading }) => (
              <td key={key} data-label={heading}>
                {shownText(kind, row[key] ?? '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
