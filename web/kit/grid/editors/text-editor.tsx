import { useRef, useState } from 'react'
import { masked } from '../../forms/masks/input-mask.ts'
import { isNumeric } from '../model/cell-formats.ts'
import { Anchored } from '../parts/anchored.tsx'
import type { EditorProps } from './cell-editor.tsx'
import { endEdit } from './editor-keys.ts'
import classes from './editors.module.css'
import { fieldMarks } from './field-marks.ts'
import { useEditorFocus } from './use-editor-focus.ts'

/** One line of text, a number or an amount. */
export function TextEditor(props: EditorProps) {
  const { column, onCommit } = props
  const [text, setText] = useState(props.text)
  const input = useEditorFocus<HTMLInputElement>(props)
  const type = (typed: string): void => {
    const grows = typed.length > text.length && typed.startsWith(text)
    setText(column.mask !== undefined && grows ? masked(column.mask, typed) : typed)
  }
  return (
    <input
      ref={input}
      className={classes.input}
      data-numeric={isNumeric(column)}
      {...fieldMarks(props)}
      inputMode={isNumeric(column) ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={column.kind === 'text'}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => endEdit(event, props, text)}
      onBlur={() => onCommit(text, 'stay')}
    />
  )
}

/** Multi-line text: Alt and Enter add a line, as in a spreadsheet. */
export function LongTextEditor(props: EditorProps) {
  const { onCommit, inForm = false } = props
  const [text, setText] = useState(props.text)
  const area = useEditorFocus<HTMLTextAreaElement>(props)
  const anchor = useRef<HTMLSpanElement>(null)
  const field = (
    <textarea
      ref={area}
      className={classes.lines}
      rows={4}
      {...fieldMarks(props)}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (inForm) return
        if (event.key === 'Enter' && event.altKey) {
          event.preventDefault()
          event.stopPropagation()
          const { selectionStart: from, selectionEnd: to } = event.currentTarget
          event.currentTarget.setRangeText('\n', from, to, 'end')
          setText(event.currentTarget.value)
        } else endEdit(event, props, text)
      }}
      onBlur={() => onCommit(text, 'stay')}
    />
  )
  if (inForm) return field
  return (
    <>
      <span ref={anchor} />
      <Anchored anchor={() => anchor.current?.closest('[role=gridcell]')}>{field}</Anchored>
    </>
  )
}
