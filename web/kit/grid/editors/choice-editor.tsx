import { type KeyboardEvent, useId, useState } from 'react'
import { choicesOf } from '../model/cell-formats.ts'
import type { GridChoice } from '../model/grid-types.ts'
import { Anchored } from '../parts/anchored.tsx'
import type { EditorProps } from './cell-editor.tsx'
import { endEdit } from './editor-keys.ts'
import classes from './editors.module.css'
import { fieldMarks } from './field-marks.ts'
import { useEditorFocus } from './use-editor-focus.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * One of a list: typing filters it, arrows move through it. A value outside the list can be typed too, and is marked
 * afterwards.
 */
export function ChoiceEditor(props: EditorProps) {
  const { column, label, onCommit, inForm = false } = props
  const [text, setText] = useState(props.text)
  const [narrowed, setNarrowed] = useState(props.typed)
  const [opened, setOpened] = useState(!inForm)
  const [at, setAt] = useState(0)
  const input = useEditorFocus<HTMLInputElement>(props)
  const id = useId()

  const wanted = narrowed ? text.trim().toLowerCase() : ''
  const offered = choicesOf(column).filter(({ value, label: name }) =>
    [value, name].some((one) => one.toLowerCase().includes(wanted)),
  )
  const current = narrowed ? at : Math.max(0, walked(offered, text, at))
  const isOpen = opened && offered.length > 0

  const walk = (event: KeyboardEvent, step: number): void => {
    event.preventDefault()
    event.stopPropagation()
    setOpened(true)
    const next = (current + step + offered.length) % Math.max(1, offered.length)
    setAt(next)
    if (!narrowed) setText(offered[next]?.label ?? text)
  }
  const suggestion = isOpen && wanted !== '' ? offered[current] : undefined

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step !== undefined) walk(event, opened ? step : 0)
    else if (event.key === 'Escape' && inForm && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      setOpened(false)
    } else endEdit(event, props, suggestion?.label ?? text)
  }

  return (
    <>
      <input
        ref={input}
        className={classes.input}
        role="combobox"
        {...fieldMarks(props)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setNarrowed(true)
          setOpened(true)
          setAt(0)
        }}
        onClick={() => setOpened(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpened(false)
          onCommit(text, 'stay')
        }}
      />
      {isOpen && (
        <Anchored anchor={() => input.current} className={classes.list}>
          <ChoiceList
            id={id}
            label={label}
            offered={offered}
            current={current}
            onChoose={(chosenLabel) => {
              setText(chosenLabel)
              setOpened(false)
              onCommit(chosenLabel, 'stay')
            }}
          />
        </Anchored>
      )}
    </>
  )
}

interface ListProps {
  readonly id: string
  readonly label: string
  readonly offered: readonly GridChoice[]
  readonly current: number
  readonly onChoose: (label: string) => void
}

function ChoiceList({ id, label, offered, current, onChoose }: ListProps) {
  return (
    <div role="listbox" id={id} aria-label={label}>
      {offered.map((choice, place) => (
        <div
          key={choice.value}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === current}
          className={classes.option}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(choice.label)
          }}
        >
          {choice.label}
        </div>
      ))}
    </div>
  )
}

/** Where the list starts while nothing is typed: at the current value. */
function walked(offered: readonly GridChoice[], text: string, at: number) {
  const found = offered.findIndex(({ value, label }) => label === text || value === text)
  return found === -1 ? at : found
}
