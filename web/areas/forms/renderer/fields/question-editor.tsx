import type { QuestionKind } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { ComponentType } from 'react'
import { CodeField } from '../../../lookups/lookups.public.ts'
import { CalculatedAnswer } from './calculated-answer.tsx'
import { ChoiceEditor, ChoicesEditor, YesNoEditor } from './choice-editors.tsx'
import { DateEditor } from './date-editor.tsx'
import type { EditorProps } from './editor.ts'
import classes from './editors.module.css'
import { FileEditor } from './file-editor.tsx'
import { RecordEditor } from './record-editor.tsx'
import { ScheduleEditor } from './schedule-editor.tsx'
import { TableEditor } from './table-editor.tsx'
import { LongTextEditor, TextEditor } from './text-editor.tsx'

/** A class of a lookup table: found by code or text; other codes are allowed. */
function ClassEditor({ question, field, error, onType }: EditorProps) {
  return (
    <div>
      <CodeField
        label={question.label}
        kind={question.kind === 'glClass' ? 'GL' : 'WC'}
        error={error}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={onType}
      />
      {question.help !== '' && <p className={classes.help}>{question.help}</p>}
    </div>
  )
}

const editors: Readonly<Partial<Record<QuestionKind, ComponentType<EditorProps>>>> = {
  longText: LongTextEditor,
  date: DateEditor,
  yesNo: YesNoEditor,
  choice: ChoiceEditor,
  state: ChoiceEditor,
  choices: ChoicesEditor,
  address: RecordEditor,
  person: RecordEditor,
  signature: RecordEditor,
  table: TableEditor,
  glClass: ClassEditor,
  wcClass: ClassEditor,
  schedule: ScheduleEditor,
  file: FileEditor,
  calculated: CalculatedAnswer,
}

/** The editor of a question, by its kind. */
export function QuestionEditor(props: EditorProps) {
  const Editor = editors[props.question.kind] ?? TextEditor
  return <Editor {...props} />
}
