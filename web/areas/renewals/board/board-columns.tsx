import type { RenewalBoard, RenewalCard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate, formatDaysAway } from '../../../platform/formats.ts'
import { cyclePath, stageNames } from '../renewal-labels.ts'
import type { BoardFilter } from './board-filter.ts'
import { doneOf } from './done-of.ts'
import classes from './board.module.css'

interface Props {
  readonly board: RenewalBoard
  readonly filter: BoardFilter
}

/** The renewals by stage. Counts are totals; with a period, of those shown. */
export function BoardColumns({ board: { stages, cards, next }, filter }: Props) {
  const shown = filter.stage === undefined ? stages : stages.filter(({ stage }) => stage === filter.stage)
  return (
    <div className={classes.columns} style={{ '--columns': shown.length } as React.CSSProperties}>
      {shown.map(({ stage, count }) => {
        const own = cards.filter((card) => card.stage === stage)
        const many = filter.within === undefined ? count : own.length
        return (
          <section key={stage} className={classes.column} aria-label={stageNames[stage]}>
            <h2 className={classes.stage}>
              {stageNames[stage]}
              <Pill>
                {many}
                {filter.within !== undefined && next !== null && '+'}
              </Pill>
            </h2>
            {own.length === 0 ? (
              <p className={classes.none}>{many === 0 ? 'None' : 'Load more to see the rest'}</p>
            ) : (
              <ul className={classes.cards}>
                {own.map((card) => (
                  <li key={card.id}>
                    <BoardCard card={card} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}

function BoardCard({ card }: { readonly card: RenewalCard }) {
  const { companyName, effectiveOn, daysLeft, complete, sections, manager, isLate } = card
  return (
    <article className={classes.card} data-late={isLate}>
      <h3 className={classes.name}>
        <AppLink href={cyclePath(card.accountId, 'renewal', card.id)}>{companyName}</AppLink>
      </h3>
      <p className={classes.facts}>
        {formatDate(effectiveOn)}, {formatDaysAway(daysLeft)} {isLate && <Pill tone="danger">Late</Pill>}
      </p>
      <ProgressBar label={`Sections of ${companyName}`} percent={doneOf(card)} />
      <p className={classes.facts}>
        {complete} of {sections} sections{manager !== null && ` · ${manager}`}
      </p>
    </article>
  )
}
