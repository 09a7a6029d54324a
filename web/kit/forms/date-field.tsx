import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { type ReactNode, type Ref, useState } from 'react'
import { formatDate, isoDay } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { usePopover } from '../overlays/use-popover.ts'
import { Calendar } from '../controls/calendar.tsx'
import classes from './date-field.module.css'
import { masks, typedInto } from './masks/input-mask.ts'
import { TextField } from './text-field.tsx'
import { typedDate } from './typed-date.ts'

interface Props {
  readonly label: string
  readonly description?: string
  readonly required?: boolean
  readonly value: Date | null
  readonly onChange: (day: Date | null) => void
  /** Which days are allowed; all by default. */
  readonly isAllowed?: (day: Date) => boolean
  /** The error for a typed day that is not allowed. */
  readonly notAllowed?: string
  readonly error?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

const invalid = 'must be a valid date mm/dd/yyyy'

/** A date: typed in any usual form, or chosen from a calendar. */
export function DateField(props: Props) {
  const { value, onChange, inputRef, isAllowed = () => true } = props
  const today = useNow()
  const words = value === null ? '' : formatDate(value)
  const [text, setText] = useState(words)
  const [known, setKnown] = useState(words)
  const [error, setError] = useState<string>()
  const { root, id, opened, closeToButton, trigger } = usePopover()

  // Someone else has changed the date: do not keep showing the old one.
  if (words !== known) {
    setKnown(words)
    setText(words)
    setError(undefined)
  }

  /** Moving through the field, or choosing the same day, changes nothing. */
  const choose = (day: Date | null): void => {
    const chosen = day === null ? '' : formatDate(day)
    setError(undefined)
    setText(chosen)
    if (chosen !== words) onChange(day)
  }

  /** The error disappears as soon as the text is right: if it did on blur, it would move the button being pressed. */
  const type = (typed: string): void => {
    setText(typed)
    const day = typedDate(typed)
    if (error !== undefined && (typed.trim() === '' || (day !== undefined && isAllowed(day)))) setError(undefined)
  }

  const read = (): void => {
    if (text.trim() === '') return choose(null)
    const day = typedDate(text)
    if (day === undefined) setError(invalid)
    else if (isAllowed(day)) choose(day)
    else setError(props.notAllowed ?? invalid)
  }

  return (
    <div ref={root} className={classes.field}>
      <TextField
        ref={inputRef}
        label={props.label}
        description={props.description}
        required={props.required ?? false}
        placeholder="mm/dd/yyyy"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error ?? props.error}
        onChange={(event) => type(typedInto(masks.date, text, event.currentTarget.value))}
        onBlur={read}
        rightSectionPointerEvents="all"
        rightSection={
          <IconButton
            label="Choose from calendar"
            icon={<IconCalendar size={18} />}
            small
            aria-haspopup="dialog"
            {...trigger}
          />
        }
      />
      {opened && (
        <div id={id} role="dialog" aria-label={`Calendar: ${props.label}`} className={classes.calendar}>
          <Calendar
            value={value === null ? null : isoDay(value)}
            onChange={(day) => {
              choose(day === null ? null : (typedDate(day) ?? null))
              closeToButton()
            }}
            isExcluded={(day) => !isAllowed(typedDate(day) ?? today)}
          />
        </div>
      )}
    </div>
  )
}
