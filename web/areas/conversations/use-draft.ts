import { useState } from 'react'
import { keepDraft, readDraft } from '../../platform/drafts.ts'

/** What is being typed at a place: it survives another page and a reload, until it is sent. */
export function useDraft(place: string): readonly [text: string, type: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(place) ?? '')
  return [
    text,
    (typed) => {
      setText(typed)
      keepDraft(place, typed === '' ? undefined : typed)
    },
  ]
}
