import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { isoDay } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import classes from '../forms/date-field.module.css'

interface Props {
  /** A day as `yyyy-mm-dd`. */
  readonly value: string | null
  readonly onChange: (day: string | null) => void
  readonly isExcluded?: (day: string) => boolean
}

const excludesNone = (): boolean => false

/** The days of a month, one to be chosen. */
export function Calendar({ value, onChange, isExcluded = excludesNone }: Props) {
  const today = useNow()
  return (
    <DatePicker
      value={value}
      defaultDate={value ?? isoDay(today)}
      onChange={onChange}
      excludeDate={isExcluded}
      firstDayOfWeek={0}
      maxLevel="month"
      highlightToday
      ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
      classNames={{
        day: classes.day ?? '',
        weekday: classes.weekday ?? '',
        calendarHeaderLevel: classes.level ?? '',
        calendarHeaderControl: classes.level ?? '',
      }}
    />
  )
}
