import type { Severity } from '@portico/contract/areas/schedules/finding.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { formatCount } from '../../../platform/formats.ts'
import { type SheetPlace, tabFindingsQuery } from '../schedules.queries.ts'
import type { Sheet } from '../sheet/use-sheet.ts'
import classes from './findings.module.css'
import type { Findings } from './use-findings.ts'

const shownAtOnce = 50

const words: Readonly<Record<Severity, { readonly label: string; readonly tone: 'danger' | 'warning' }>> = {
  HARD_ERROR: { label: 'Must be fixed', tone: 'danger' },
  ERROR: { label: 'Error', tone: 'danger' },
  LIMIT_TO_REVIEW: { label: 'Limit to review', tone: 'warning' },
  OUTLIER: { label: 'Unusual', tone: 'warning' },
}

interface Props {
  readonly findings: Findings
  readonly sheet: Pick<Sheet, 'grid' | 'columns' | 'marks'>
  readonly place: SheetPlace
  readonly onClose: () => void
}

/** Everything found in the rows, each leading to its cell. */
export function FindingsPanel({ findings: { count, goTo }, sheet: { grid, columns, marks }, place, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // When it opens below the rows, it scrolls into view.
  useEffect(() => heading.current?.focus(), [])
  const { data: ofTab = [] } = useQuery(tabFindingsQuery(place))
  const [many, setMany] = useState(shownAtOnce)
  const findings = useMemo(() => marks.inOrder(grid.rows, many), [marks, grid.rows, many])
  const places = useMemo(() => new Map(grid.rows.map(({ id }, at) => [id, at + 1])), [grid.rows])
  const headingOf = (key: string | null): string => columns.find((column) => column.key === key)?.heading ?? 'Whole row'
  return (
    <section className={classes.panel} aria-labelledby="schedule-issues">
      <header className={classes.head}>
        <h2 ref={heading} id="schedule-issues" tabIndex={-1}>
          Issues
        </h2>
        <Pill>{formatCount(count)}</Pill>
        <IconButton label="Close issues" small icon={<IconX size={18} />} onClick={onClose} />
      </header>
      {ofTab.length > 0 && (
        <ul className={classes.list}>
          {ofTab.map(({ message, severity }) => (
            <li key={message} className={classes.ofTab}>
              <span className={classes.place}>Whole schedule</span>
              <span className={classes.message}>{message}</span>
              <Pill tone={words[severity].tone}>{words[severity].label}</Pill>
            </li>
          ))}
        </ul>
      )}
      {ofTab.length + findings.length === 0 ? (
        <p className={classes.none}>No errors or items to review.</p>
      ) : (
        <ul className={classes.list}>
          {findings.map((finding) => {
            const { rowId, column, severity, message } = finding
            const { label, tone } = words[severity]
            return (
              <li key={`${rowId} ${column ?? ''} ${message}`}>
                <button type="button" className={classes.finding} onClick={() => goTo(finding)}>
                  <span className={classes.place}>
                    Row {formatCount(places.get(rowId) ?? 0)} · {headingOf(column)}
                  </span>
                  <span className={classes.message}>{message}</span>
                  <Pill tone={tone}>{label}</Pill>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {count > findings.length && (
        <Button kind="secondary" small onClick={() => setMany(many + shownAtOnce)}>
          Show more
        </Button>
      )}
    </section>
  )
}
