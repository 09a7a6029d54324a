import { type EntryKind, entryKinds } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { isoDay } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { type View, views } from './calendar-days.ts'

/** The user's place in the calendar. In the address, so that it can be shared, and emails can link to a day. */
export function usePlace() {
  const search: { readonly view?: unknown; readonly day?: unknown; readonly hide?: unknown } = useSearch({
    strict: false,
  })
  const navigate = useNavigate()
  const today = isoDay(useNow())
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const view = views.find((each) => each === search.view) ?? (isNarrow ? 'agenda' : 'month')
  const day =
    typeof search.day === 'string' && /^(?:19[9]|2[01]\d)\d-/.test(search.day) ? realDay(search.day) : undefined
  const hidden = hiddenIn(search.hide)
  const go = ({ hidden: kinds = hidden, ...place }: Place): void => {
    const next = { ...search, ...place, hide: kinds.size === 0 ? undefined : [...kinds].join(' ') }
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  }
  return { view, day: day ?? today, today, isNarrow, hidden, go }
}

interface Place {
  readonly view?: View
  readonly day?: string
  /** Hidden kinds of entries. */
  readonly hidden?: ReadonlySet<EntryKind>
}

function hiddenIn(text: unknown): ReadonlySet<EntryKind> {
  const words = typeof text === 'string' ? text.split(' ') : []
  return new Set(entryKinds.filter((kind) => words.includes(kind)))
}

function realDay(text: string): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || utcDay(new Date(time)) !== text ? undefined : text
}
