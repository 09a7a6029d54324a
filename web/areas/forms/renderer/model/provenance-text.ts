import { formatAgo } from '../../../../platform/formats.ts'
import type { ShownProvenance } from './field-state.ts'

const sources: Readonly<Record<ShownProvenance['source'], string>> = {
  TYPED: 'Entered here',
  LAST_YEAR: 'Same as last year',
  SCHEDULE: 'From a schedule',
  ACCOUNT: 'From the account',
  OPEN_LINK: 'Sent through a link',
  IMPORT: 'Imported',
}

/** A value's source as one line: `From General Liability · Ann Lee · 03/03/2026`. */
export function provenanceText({ source, by, at, detail }: ShownProvenance, now: Date): string {
  return [sourceText(source, detail), by, formatAgo(at, now)].filter((part) => part !== null).join(' · ')
}

function sourceText(source: ShownProvenance['source'], detail: string): string {
  if (detail === '') return sources[source]
  if (source === 'LAST_YEAR') return `Same as ${detail}`
  return source === 'TYPED' ? `From ${detail}` : `${sources[source]}: ${detail}`
}
