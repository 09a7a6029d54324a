import type { QuestionKind } from '@portico/contract/areas/forms/layout.shapes.ts'
import { shownLine } from '@portico/contract/areas/forms/values/shown-text.ts'
import type { ComponentProps } from 'react'
import { TextArea } from '../../../../kit/forms/text-area.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { masks, typedInto } from '../../../../kit/forms/masks/input-mask.ts'
import type { EditorProps } from './editor.ts'

type Hints = Pick<ComponentProps<typeof TextField>, 'inputMode' | 'placeholder' | 'autoComplete'>

/** Which keys a phone shows for a kind, and what one types. */
const hints: Readonly<Partial<Record<QuestionKind, Hints>>> = {
  whole: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  money: { inputMode: 'decimal', placeholder: '$' },
  percent: { inputMode: 'decimal', placeholder: '%' },
  year: { inputMode: 'numeric', placeholder: 'yyyy' },
  date: { inputMode: 'numeric', placeholder: 'mm/dd/yyyy' },
  zip: { inputMode: 'numeric' },
  phone: { inputMode: 'tel', placeholder: '(###) ###-####' },
  email: { inputMode: 'email' },
  webAddress: { inputMode: 'url', placeholder: 'www.' },
  taxId: { inputMode: 'numeric', placeholder: '##-#######' },
}

/** What is typed takes this form while it is typed. */
const kindMasks: Readonly<Partial<Record<QuestionKind, string>>> = masks

/** What belongs to a text field of a kind. */
export const hintsOf = (kind: QuestionKind): Hints => hints[kind] ?? {}

/** One line of text, numbers and codes among them. What was typed is shown in its usual form once the field is left. */
export function TextEditor({ question, field: { value, isDraft }, error, onType }: EditorProps) {
  const text = typeof value === 'string' ? value : ''
  const shown = isDraft ? text : shownLine(question, text)
  const mask = kindMasks[question.kind]
  return (
    <TextField
      label={question.label}
      description={question.help === '' ? undefined : question.help}
      error={error}
      autoComplete="off"
      {...hintsOf(question.kind)}
      value={shown}
      onChange={(event) =>
        onType(mask === undefined ? event.currentTarget.value : typedInto(mask, shown, event.currentTarget.value))
      }
    />
  )
}

/** Several lines of text. */
export function LongTextEditor({ question, field: { value }, error, onType }: EditorProps) {
  const text = typeof value === 'string' ? value : ''
  const limit = question.maxLength
  return (
    <TextArea
      label={question.label}
      description={question.help === '' ? undefined : question.help}
      error={error}
      {...(limit === null || text.length < limit / 2 ? {} : { counter: { used: text.length, limit } })}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
