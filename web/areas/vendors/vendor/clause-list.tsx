import type { VendorRow } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import classes from '../vendors.module.css'

type Clauses = VendorRow['lines'][number]['clauses']

const looks = {
  MET: { label: 'Met', tone: 'success' },
  GAP: { label: 'Not met', tone: 'warning' },
  CANNOT_TELL: { label: 'Cannot tell', tone: 'neutral' },
} as const
const accepted = { label: 'Accepted', tone: 'brand' } as const

const order = ['GAP', 'CANNOT_TELL', 'MET'] as const

/** Each requirement of a line with what its certificate shows: what is not met comes first. */
export function ClauseList({ label, clauses }: { readonly label: string; readonly clauses: Clauses }) {
  if (clauses.length === 0) return null
  const sorted = clauses.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
  return (
    <ul className={classes.clauses} aria-label={`What the certificate shows: ${label}`}>
      {sorted.map(({ text, verdict, why, isAccepted }) => {
        const { label: shown, tone } = isAccepted ? accepted : looks[verdict]
        return (
          <li key={`${text} ${why}`}>
            <div className={classes.line}>
              <span>{text}</span>
              <Pill tone={tone}>{shown}</Pill>
            </div>
            {verdict !== 'MET' && <span className={classes.under}>{why}</span>}
          </li>
        )
      })}
    </ul>
  )
}
