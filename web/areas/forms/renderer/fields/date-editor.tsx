import { shownText } from '@portico/contract/areas/forms/values/shown-text.ts'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../../../kit/controls/icon-button.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { usePopover } from '../../../../kit/overlays/use-popover.ts'
import { pagePart } from '../../../../platform/page-part.ts'
import type { EditorProps } from './editor.ts'
import classes from './editors.module.css'

const Calendar = lazy(
  pagePart(async () => ({ default: (await import('../../../../kit/controls/calendar.tsx')).Calendar })),
)

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** A date: typed in any usual form, or chosen from a calendar. */
export function DateEditor({ question, field: { value, isDraft }, error, onType, onSet }: EditorProps) {
  const { root, id, opened, closeToButton, trigger } = usePopover()
  const text = typeof value === 'string' ? value : ''
  return (
    <div ref={root} className={classes.date}>
      <TextField
        label={question.label}
        description={question.help === '' ? undefined : question.help}
        error={error}
        placeholder="mm/dd/yyyy"
        inputMode="numeric"
        autoComplete="off"
        value={isDraft ? text : shownText('date', text)}
        onChange={(event) => onType(event.currentTarget.value)}
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
        <div id={id} role="dialog" aria-label={`Calendar: ${question.label}`} className={classes.calendar}>
          <Suspense>
            <Calendar
              value={isoDay.test(text) ? text : null}
              onChange={(day) => {
                onSet(day)
                closeToButton()
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
