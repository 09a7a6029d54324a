import type { KeyboardEvent } from 'react'
import type { After, EditorProps } from './cell-editor.tsx'

const arrows: Readonly<Record<string, After>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

function afterOf({ key, shiftKey }: KeyboardEvent, typed: boolean): After | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return typed ? arrows[key] : undefined
}

/** Ends an edit by key: Enter and Tab save it, Escape cancels it. In a form, Tab and arrows act as in any form. */
export function endEdit(
  event: KeyboardEvent,
  { typed, inForm = false, onCommit, onCancel }: EditorProps,
  text: string,
): void {
  if (event.nativeEvent.isComposing) return
  if (inForm) {
    if (event.key === 'Enter') onCommit(text, 'stay')
    return
  }
  event.stopPropagation()
  const after = afterOf(event, typed)
  if (after === undefined && event.key !== 'Escape') return
  event.preventDefault()
  if (after === undefined) onCancel()
  else onCommit(text, after)
}
