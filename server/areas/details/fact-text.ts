import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import { shownAnswer } from '../pdf-forms/pdf-forms.public.ts'

/** The value of a field for people. */
export function factText(key: string, value: AnswerValue): string {
  const kind = factNamed(key.split('/').at(-1) ?? key)?.kind ?? 'text'
  return shownAnswer({ kind, columns: [] }, value).join('; ')
}
