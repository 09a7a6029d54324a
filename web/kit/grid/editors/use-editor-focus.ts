import { useLayoutEffect, useRef } from 'react'
import type { EditorProps } from './cell-editor.tsx'

/** Gives an editor in the grid the focus as it opens, with the caret behind the text. */
export function useEditorFocus<Field extends HTMLInputElement | HTMLTextAreaElement>({ inForm = false }: EditorProps) {
  const field = useRef<Field>(null)
  useLayoutEffect(() => {
    const element = field.current
    if (inForm || element === null) return
    element.focus({ preventScroll: true })
    element.setSelectionRange(element.value.length, element.value.length)
  }, [inForm])
  return field
}
