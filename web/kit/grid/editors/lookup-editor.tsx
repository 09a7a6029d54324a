import { type KeyboardEvent, useState } from 'react'
import type { Lookup } from '../../lookup/lookup-option.ts'
import { useLookupBox } from '../../lookup/use-lookup-box.tsx'
import type { EditorProps } from './cell-editor.tsx'
import { endEdit } from './editor-keys.ts'
import classes from './editors.module.css'
import { fieldMarks } from './field-marks.ts'
import { useEditorFocus } from './use-editor-focus.ts'

interface Props extends EditorProps {
  readonly lookup: Lookup
}

/** A value of a list too long to be shown: it is looked up while one types, by value or words. */
export function LookupEditor({ lookup, ...props }: Props) {
  const { label, onCommit, inForm = false } = props
  const [text, setText] = useState(props.text)
  const input = useEditorFocus<HTMLInputElement>(props)
  const box = useLookupBox({
    lookup,
    label,
    input,
    text,
    startsOpen: !inForm,
    onType: setText,
    onChoose: (option) => {
      setText(option.value)
      onCommit(option.value, 'stay', option.beside)
    },
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (box.takes(event)) return
    const suggested = box.current ?? box.exact
    const keep: EditorProps['onCommit'] = (kept, after) => onCommit(kept, after, suggested?.beside)
    endEdit(event, { ...props, onCommit: keep }, suggested?.value ?? text)
  }

  return (
    <>
      <input
        ref={input}
        className={classes.input}
        {...fieldMarks(props)}
        {...box.fieldProps}
        onKeyDown={onKeyDown}
        onBlur={() => {
          box.close()
          onCommit(text, 'stay', box.exact?.beside)
        }}
      />
      {box.list}
    </>
  )
}
