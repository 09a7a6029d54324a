import { type ReactNode, useRef } from 'react'
import { TextField } from '../forms/text-field.tsx'
import type { Lookup, LookupOption } from './lookup-option.ts'
import { OptionList } from './option-list.tsx'
import { useLookupBox } from './use-lookup-box.ts'

interface Props {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly lookup: Lookup
  readonly value: string
  /** Hears of what is typed, and of the option where one was chosen. */
  readonly onChange: (text: string, chosen?: LookupOption) => void
}

/** A field of a form that looks up what is typed: code or words. What is in no list may stand all the same. */
export function LookupField({ label, description, error, lookup, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const box = useLookupBox(lookup, value, false)
  const choose = (option: LookupOption): void => {
    box.close()
    onChange(option.value, option)
  }
  return (
    <>
      <TextField
        ref={input}
        label={label}
        description={description}
        error={error}
        {...box.fieldProps}
        value={value}
        onChange={(event) => {
          box.retype()
          onChange(event.currentTarget.value)
        }}
        onClick={box.open}
        onBlur={box.close}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || box.walks(event) || !box.isOpen) return
          if (event.key === 'Escape') {
            event.preventDefault()
            event.stopPropagation()
            box.close()
          } else if (event.key === 'Enter' && box.current !== undefined) {
            event.preventDefault()
            choose(box.current)
          }
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
