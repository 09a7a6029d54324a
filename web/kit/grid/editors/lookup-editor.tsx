import { type KeyboardEvent, useState } from 'react'
import type { Lookup, LookupOption } from '../../lookup/lookup-option.ts'
import { OptionList } from '../../lookup/option-list.tsx'
import { useLookupBox } from '../../lookup/use-lookup-box.ts'
import type { EditorProps } from './cell-editor.tsx'
import { endEdit } from './editor-keys.ts'
import classes from './editors.module.css'
import { fieldMarks } from './field-marks.ts'
import { useEditorFocus } from './use-editor-focus.ts'

interface Props extends EditorProps {
  readonly lookup: Lookup
}

/**
 * A value of a list too long to be shown: it is looked up while one types, by value or words. What is in no list can be
 * typed all the same, and is marked after.
 */
export function LookupEditor({ lookup, ...props }: Props) {
  const { label, onCommit, inForm = false } = props
  const [text, setText] = useState(props.text)
  const input = useEditorFocus<HTMLInputElement>(props)
  const box = useLookupBox(lookup, text, !inForm)

  const choose = (option: LookupOption): void => {
    setText(option.value)
    box.close()
    onCommit(option.value, 'stay', option.beside)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || box.walks(event)) return
    if (event.key === 'Escape' && inForm && box.isOpen) {
      event.preventDefault()
      event.stopPropagation()
      box.close()
      return
    }
    const suggested = box.isOpen ? box.current : box.exact
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
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          box.retype()
        }}
        onClick={box.open}
        onKeyDown={onKeyDown}
        onBlur={() => {
          box.close()
          onCommit(text, 'stay', box.exact?.beside)
        }}
      />
      {box.isOpen && (
        <OptionList
          id={box.id}
          label={label}
          anchor={() => input.current}
          options={box.options}
          current={box.current}
          onChoose={choose}
        />
      )}
    </>
  )
}
