import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import { shownAnswer } from '../pdf-forms/pdf-forms.public.ts'

/** The value of a field for people. */
export function factText(key: string, value: AnswerValue): string {
  const fact = factNamed(key.split('/').at(-1) ?? key)
  return shownAnswer({ ...fact?.limits, kind: fact?.kind ?? 'text', columns: [] }, value).join('; ')
}
