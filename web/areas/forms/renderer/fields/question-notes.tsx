import { isBlank } from '@portico/contract/areas/forms/values/kind-values.ts'
import { Button } from '../../../../kit/controls/button.tsx'
import { Pill } from '../../../../kit/data/pill.tsx'
import { useField, useForm } from '../form-context.ts'
import { answerText } from '../model/answer-text.ts'
import { sameValue, type ShownProvenance } from '../model/field-state.ts'
import type { EditorProps } from './editor.ts'
import { ProvenanceLine } from './provenance-line.tsx'
import classes from './question.module.css'

type Props = Pick<EditorProps, 'question' | 'path' | 'field'>

/** Notes next to an answer: last year's value, its source, its assignee. */
export function QuestionNotes({ question, path, field }: Props) {
  const { assignees } = useForm()
  const assignee = assignees.get(question.key)
  const list = useField(path.split('/')[0] ?? path)
  const isSaidOfList = list !== field && isSameOrigin(list.provenance, field.provenance)
  return (
    <div className={classes.notes}>
      {assignee !== undefined && <Pill tone="brand">For {assignee}</Pill>}
      <LastYear question={question} path={path} field={field} />
      {field.provenance !== null && !isBlank(field.value) && !isSaidOfList && (
        <ProvenanceLine provenance={field.provenance} onlyHere={field.onlyHere} />
      )}
    </div>
  )
}

/** Whether both have the same source: items need not repeat what their list shows. */
const isSameOrigin = (list: ShownProvenance | null, item: ShownProvenance | null): boolean =>
  list !== null && list.source === item?.source && list.detail === item.detail && list.source !== 'TYPED'

/** Kinds that are answered again each year. */
const newEachYear = new Set(['signature', 'schedule', 'file', 'calculated'])

/** What was answered last year, to be taken over at a press. */
function LastYear({ question, path, field }: Props) {
  const { store, readOnly, lastYear } = useForm()
  const before = field.lastYear
  if (lastYear === null || before === undefined || isBlank(before) || newEachYear.has(question.kind)) return null
  const isSame = sameValue(before, field.value)
  return (
    <div className={classes.lastYear}>
      <span className={classes.before}>
        <span className={classes.year}>{lastYear}</span> {answerText(question, before)}
      </span>
      {isSame && <span className={classes.same}>Same this year</span>}
      {!isSame && !readOnly && (
        <Button
          kind="quiet"
          small
          aria-label={`Same as last year: ${question.label}`}
          onClick={() => store.set(path, before, { source: 'LAST_YEAR' })}
        >
          Same as last year
        </Button>
      )}
    </div>
  )
}
