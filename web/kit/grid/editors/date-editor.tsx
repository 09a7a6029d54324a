import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { type FocusEvent, useRef, useState } from 'react'
import { formatDate, isoDay } from '../../../platform/formats.ts'
import { Calendar } from '../../controls/calendar.tsx'
import { typedDate } from '../../forms/typed-date.ts'
import { Anchored } from '../parts/anchored.tsx'
import type { EditorProps } from './cell-editor.tsx'
import { endEdit } from './editor-keys.ts'
import classes from './editors.module.css'
import { fieldMarks } from './field-marks.ts'
import { useEditorFocus } from './use-editor-focus.ts'

/** A day, typed in any usual form or chosen from a calendar (Alt and arrow down). */
export function DateEditor(props: EditorProps) {
  const { label, onCommit } = props
  const [text, setText] = useState(props.text)
  const [opened, setOpened] = useState(false)
  const input = useEditorFocus<HTMLInputElement>(props)
  const root = useRef<HTMLSpanElement>(null)

  const leave = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setOpened(false)
    onCommit(text, 'stay')
  }
  const day = typedDate(text)

  return (
    <span ref={root} className={classes.date} onBlur={leave}>
      <input
        ref={input}
        className={classes.input}
        {...fieldMarks(props)}
        placeholder="mm/dd/yyyy"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') {
            event.preventDefault()
            event.stopPropagation()
            setOpened(true)
          } else endEdit(event, props, text)
        }}
      />
      <button
        type="button"
        tabIndex={props.inForm === true ? 0 : -1}
        className={classes.calendarButton}
        aria-label={`Choose from calendar: ${label}`}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <IconCalendar size={16} aria-hidden />
      </button>
      {opened && (
        <Anchored
          anchor={() => root.current}
          className={classes.calendar}
          role="dialog"
          aria-label={`Calendar: ${label}`}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.key !== 'Escape') return
            event.preventDefault()
            setOpened(false)
            input.current?.focus()
          }}
        >
          <Calendar
            value={day === undefined ? null : isoDay(day)}
            onChange={(chosen) => {
              const next = chosen === null ? '' : formatDate(chosen)
              setText(next)
              setOpened(false)
              onCommit(next, 'stay')
            }}
          />
        </Anchored>
      )}
    </span>
  )
}
