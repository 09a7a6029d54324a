import { formatAgo } from '../../../../platform/formats.ts'
import type { ValueOrigin } from './field-state.ts'

const sources: Readonly<Record<ValueOrigin['source'], string>> = {
  TYPED: 'Entered',
  LAST_YEAR: 'Same as last year',
  SCHEDULE: 'From the schedule',
  ACCOUNT: 'From the account',
  OPEN_LINK: 'Sent through a link',
  IMPORT: 'Imported',
}

/** Where a value comes from, in one quiet line: `From General Liability · Ann Lee · 03/03/2026`. */
export function originText({ source, by, at, detail }: ValueOrigin, now: Date): string {
  const from = detail === '' ? sources[source] : source === 'TYPED' ? `From ${detail}` : `${sources[source]} ${detail}`
  return [from, by, formatAgo(at, now)].filter((part) => part !== null).join(' · ')
}
