import { type ReactNode, useRef } from 'react'
import { TextField } from '../forms/text-field.tsx'
import type { Lookup, LookupOption } from './lookup-option.ts'
import { useLookupBox } from './use-lookup-box.tsx'

interface Props {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly lookup: Lookup
  readonly value: string
  /** Called with the typed text, and with the option if one was chosen. */
  readonly onChange: (text: string, chosen?: LookupOption) => void
}

/** A field of a form that looks up what is typed: code or words. */
export function LookupField({ label, description, error, lookup, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const box = useLookupBox({
    lookup,
    label,
    input,
    text: value,
    onType: onChange,
    onChoose: (option) => onChange(option.value, option),
  })
  return (
    <>
      <TextField
        ref={input}
        label={label}
        description={description}
        error={error}
        {...box.fieldProps}
        onBlur={box.close}
        onKeyDown={(event) => {
          if (box.takes(event) || event.key !== 'Enter' || box.current === undefined) return
          event.preventDefault()
          box.choose(box.current)
        }}
      />
      {box.list}
    </>
  )
}
