import { type ReactNode, useState } from 'react'
import { TextArea } from '../../../../kit/forms/text-area.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'

interface Props<Value> {
  readonly label: string
  readonly value: Value
  readonly disabled?: boolean
  readonly error?: ReactNode
  readonly onChange: (value: Value) => void
}

/** Typed text next to its value: undo updates it, and unfinished text stays. */
function useTyped<Value>(value: Value, write: (value: Value) => string, read: (text: string) => Value | undefined) {
  const [text, setText] = useState(() => write(value))
  const [last, setLast] = useState(value)
  if (last !== value) {
    setLast(value)
    if (JSON.stringify(read(text)) !== JSON.stringify(value)) setText(write(value))
  }
  return { text, setText, isWrong: read(text) === undefined }
}

const writeNumber = (value: number | null): string => (value === null ? '' : String(value))

function readNumber(text: string): number | null | undefined {
  const typed = text.replaceAll(/[,\s]/g, '')
  if (typed === '') return null
  return Number.isFinite(Number(typed)) ? Number(typed) : undefined
}

/** A number, or nothing. */
export function NumberField({ value, onChange, error, ...rest }: Props<number | null>) {
  const { text, setText, isWrong } = useTyped(value, writeNumber, readNumber)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isWrong ? 'must be a number' : error}
      onChange={(event) => {
        setText(event.currentTarget.value)
        const typed = readNumber(event.currentTarget.value)
        if (typed !== undefined) onChange(typed)
      }}
    />
  )
}

const writeLines = (lines: readonly string[]): string => lines.join('\n')

const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Several texts, one a line. */
export function LinesField({ value, onChange, error, ...rest }: Props<readonly string[]>) {
  const { text, setText } = useTyped(value, writeLines, readLines)
  return (
    <TextArea
      {...rest}
      autosize
      minRows={3}
      maxRows={12}
      value={text}
      error={error}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(readLines(event.currentTarget.value))
      }}
    />
  )
}
