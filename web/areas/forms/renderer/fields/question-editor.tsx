import type { QuestionKind } from '@portico/contract/areas/forms/layout.shapes.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { pagePart } from '../../../../platform/page-part.ts'
import { CodeField } from '../../../lookups/lookups.door.ts'
import { CalculatedAnswer } from './calculated-answer.tsx'
import { ChoiceEditor, ChoicesEditor, YesNoEditor } from './choice-editors.tsx'
import type { EditorProps } from './editor.ts'
import { FileEditor } from './file-editor.tsx'
import { RecordEditor } from './record-editor.tsx'
import { ScheduleEditor } from './schedule-editor.tsx'
import { TableEditor } from './table-editor.tsx'
import { LongTextEditor, TextEditor } from './text-editor.tsx'

const DateEditor = lazy(pagePart(() => import('./date-editor.tsx')))

function LateDateEditor(props: EditorProps) {
  // Until the calendar has come, a date is typed.
  return (
    <Suspense fallback={<TextEditor {...props} />}>
      <DateEditor {...props} />
    </Suspense>
  )
}

const ClassEditor =
  (kind: 'GL' | 'WC') =>
  ({ question, field, error, onType }: EditorProps) => (
    <CodeField
      label={question.label}
      kind={kind}
      error={error}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={onType}
    />
  )

const editors: Readonly<Partial<Record<QuestionKind, ComponentType<EditorProps>>>> = {
  longText: LongTextEditor,
  date: LateDateEditor,
  yesNo: YesNoEditor,
  choice: ChoiceEditor,
  state: ChoiceEditor,
  choices: ChoicesEditor,
  address: RecordEditor,
  person: RecordEditor,
  signature: RecordEditor,
  table: TableEditor,
  schedule: ScheduleEditor,
  file: FileEditor,
  calculated: CalculatedAnswer,
}

/** The editor of a question, by its kind. */
export function QuestionEditor(props: EditorProps) {
  const Editor = editors[props.question.kind] ?? TextEditor
  return <Editor {...props} />
}
