import type { ImportCounts } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { formatCount } from '../../../platform/formats.ts'

const labels: readonly (readonly [keyof ImportCounts, string, 'always' | 'some'])[] = [
  ['rows', 'Rows in the file', 'always'],
  ['added', 'Added', 'always'],
  ['changed', 'Changed', 'always'],
  ['unchanged', 'Unchanged', 'some'],
  ['removed', 'Removed', 'some'],
  ['rejected', 'Skipped', 'some'],
  ['leftOut', 'Left out', 'some'],
  ['hardErrors', 'Blocking errors', 'some'],
  ['errors', 'Errors', 'some'],
  ['outliers', 'To confirm', 'some'],
  ['limitsToReview', 'Limits to review', 'some'],
]

/** The counts of a check; what does not occur is not named. */
export function CountTiles({ counts }: { readonly counts: ImportCounts }) {
  const facts = labels
    .filter(([key, , when]) => when === 'always' || counts[key] > 0)
    .map(([key, label]) => ({ label, value: formatCount(counts[key]) }))
  return <Facts facts={facts} />
}
