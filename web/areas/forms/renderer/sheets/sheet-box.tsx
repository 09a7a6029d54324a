import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Box, Question, QuestionKind, Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import { lettersAt } from '@portico/contract/areas/forms/values/letters-in-boxes.ts'
import { isRecordKind } from '@portico/contract/areas/forms/values/record-fields.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { shownLine } from '@portico/contract/areas/forms/values/shown-text.ts'
import { type CSSProperties, memo } from 'react'
import { placeStyle } from '../../sheets/place-style.ts'
import { useField, useForm } from '../form-context.ts'
import { answerText, listOf } from '../model/answer-text.ts'
import type { FieldState } from '../model/field-state.ts'
import classes from './sheet-view.module.css'

interface Props {
  readonly id: string | undefined
  readonly path: string
  readonly question: Question
  readonly box: Box
  readonly sheet: Sheet
  readonly isChosen: boolean
  readonly onChoose: (path: string) => void
}

/** One answer box on a PDF page. */
export const SheetBox = memo(function SheetBox(props: Props) {
  const { path, question, box, sheet, isChosen, onChoose } = props
  const { store, readOnly } = useForm()
  const field = useField(path)
  const common: Common = {
    id: props.id,
    className: classes.box,
    style: placeStyle(sheet, box),
    'aria-label': labelOf(question, box),
    'data-path': path,
    'data-chosen': isChosen,
    'data-missing': question.required && field.value === null,
    'aria-invalid': field.error === undefined ? undefined : true,
    onFocus: () => onChoose(path),
    onBlur: () => store.leave(path),
  }
  const kind = controlOf(question, box, readOnly)
  if (kind === 'mark') return <Mark {...props} field={field} common={common} />
  if (kind === 'words')
    return (
      <button type="button" {...common}>
        {box.cells === undefined
          ? answerText(question, field.value)
          : lettersAt(answerText(question, field.value), box.cells)}
      </button>
    )
  if (kind === 'list') return <List {...props} field={field} common={common} />
  return <Typed {...props} field={field} common={common} />
})

interface Common {
  readonly id: string | undefined
  readonly className: string | undefined
  readonly style: CSSProperties
  readonly 'aria-label': string
  readonly 'data-path': string
  readonly 'data-chosen': boolean
  readonly 'data-missing': boolean
  readonly 'aria-invalid': true | undefined
  readonly onFocus: () => void
  readonly onBlur: () => void
}

type PartProps = Props & { readonly field: FieldState; readonly common: Common }

const labelOf = ({ label, kind }: Question, { mark }: Box): string =>
  mark === null || (kind === 'yesNo' && mark === 'Y') ? label : `${label}: ${kind === 'yesNo' ? 'No' : mark}`

/** Kinds that are answered next to the page, since they need more than one line. */
const besides: ReadonlySet<QuestionKind> = new Set(['choices', 'calculated'])
const lists: ReadonlySet<QuestionKind> = new Set(['choice', 'state', 'yesNo'])

function controlOf(
  { kind, boxes = [] }: Question,
  { mark, cells }: Box,
  readOnly: boolean,
): 'mark' | 'words' | 'list' | 'typed' {
  if (mark !== null) return 'mark'
  // Of an answer whose letters go from box to box each box shows its own.
  if (cells !== undefined && boxes.length > 1) return 'words'
  if (readOnly || isRecordKind(kind) || besides.has(kind)) return 'words'
  return lists.has(kind) ? 'list' : 'typed'
}

function Typed({ path, question, box, field: { value, isDraft }, common }: PartProps) {
  const { store } = useForm()
  const text = typeof value === 'string' ? value : ''
  const shown = isDraft ? text : shownLine(question, text)
  const type = (typed: string): void => store.type(path, typed === '' ? null : typed)
  if (question.kind === 'longText' || box.height > tall)
    return (
      <textarea
        {...common}
        data-lines
        autoComplete="off"
        value={shown}
        onChange={(event) => type(event.currentTarget.value)}
      />
    )
  return (
    <input
      {...common}
      autoComplete="off"
      placeholder={question.kind === 'date' ? 'mm/dd/yyyy' : undefined}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

/** A box higher than this has room for a second line. */
const tall = 26

const yesNo = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
]

function List({ path, question, field: { value }, common }: PartProps) {
  const { store } = useForm()
  const chosen = typeof value === 'string' ? value : ''
  const choices =
    question.kind === 'state'
      ? stateChoices
      : question.kind === 'yesNo'
        ? yesNo
        : question.choices.map((choice) => ({ value: choice, label: choice }))
  return (
    <select {...common} value={chosen} onChange={(event) => store.set(path, event.currentTarget.value || null)}>
      <option value="">Choose…</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

function Mark({ path, question, box, field: { value }, common }: PartProps) {
  const { store, readOnly } = useForm()
  const mark = box.mark ?? ''
  const isOn = Array.isArray(value) ? listOf(value).includes(mark) : value === mark
  return (
    <input
      type="checkbox"
      {...common}
      data-mark
      checked={isOn}
      disabled={readOnly}
      onChange={(event) => store.set(path, marked(question, value, { mark, isOn: event.currentTarget.checked }))}
    />
  )
}

/** The answer after a box is checked or cleared. */
function marked(
  { kind, choices }: Question,
  value: AnswerValue | null,
  { mark, isOn }: { readonly mark: string; readonly isOn: boolean },
): AnswerValue | null {
  if (kind !== 'choices') return isOn ? mark : null
  const chosen = choices.filter((choice) => (choice === mark ? isOn : listOf(value).includes(choice)))
  return chosen.length === 0 ? null : chosen
}
