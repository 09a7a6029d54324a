import {
  comingYear,
  experiencePeriod,
  type Valuation,
  valuationsOf,
} from '@portico/contract/areas/experience/experience-period.ts'
import { valuesName } from '@portico/contract/areas/experience/mod.rules.ts'
import { comingValuation, projectedMod } from '@portico/contract/areas/experience/next-mod.rules.ts'
import type { RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { daysUntil, formatDate, formatDaysAway, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import classes from '../experience.module.css'
import { explainedMod, modText } from './explained.ts'
import { Figure } from './figure.tsx'
import { MissingNotice } from './mod-card.tsx'

/** What the next modification will be as far as it can be seen, and until when its claims can still be looked over. */
export function NextCard({ rated }: { readonly rated: RatedWorksheet }) {
  const { worksheet, nextPlan, comingLosses } = rated
  const next = projectedMod(rated)
  return (
    <Card title="Next mod">
      {'missing' in next ? (
        <MissingNotice missing={next.missing} />
      ) : (
        <>
          <Facts
            facts={[
              {
                label: `Projected for ${formatDate(next.ratingOn)}`,
                value: (
                  <Figure explained={explainedMod(next.mod, next.plan)}>
                    <span className={classes.large}>{modText(next.mod.mod)}</span>
                  </Figure>
                ),
              },
              { label: 'Claims included', value: next.mod.claims.length },
            ]}
          />
          <p className={classes.said}>
            {nextPlan === null
              ? `An estimate: the rating values for that date are not loaded, so those of this rating date are used (${valuesName(next.plan)}).`
              : `With the values of ${valuesName(next.plan)} and claims as they are valued now.`}
            {comingLosses !== null &&
              ` Claims of the coming year come from the loss runs ${comingValuation(comingLosses)}.`}
          </p>
        </>
      )}
      <Countdown ratingOn={worksheet.ratingOn} />
    </Card>
  )
}

/** The next valuation of each policy year in a coming modification. */
function Countdown({ ratingOn }: { readonly ratingOn: string }) {
  const now = useNow()
  const today = isoDay(now)
  const first = experiencePeriod(addMonths(ratingOn, 12)).from
  const years = [first, addMonths(first, 12), comingYear(ratingOn).from, ratingOn]
  const next = years.flatMap((year) => valuationsOf(year).find(({ valuedOn }) => valuedOn >= today) ?? [])
  return (
    <>
      <h3 className={classes.part}>Before the next unit statistical report</h3>
      {next.length === 0 ? (
        <p className={classes.said}>Every policy year of the next mod has had its final valuation.</p>
      ) : (
        <DataTable
          label="Unit statistical valuations"
          columns={columns(now)}
          rows={next}
          rowKey={({ policyFrom }) => policyFrom}
        />
      )}
      <p className={classes.said}>
        Open reserves count the same as paid losses. Ask the adjuster to review them 1 to 3 months before the valuation
        date.
      </p>
    </>
  )
}

const columns = (now: Date): readonly Column<Valuation>[] => [
  { key: 'policy', header: 'Policy year', cell: ({ policyFrom }) => formatDate(policyFrom) },
  {
    key: 'valued',
    header: 'Next valuation',
    cell: ({ valuedOn, months }) => `${formatDate(valuedOn)} (${months} months)`,
  },
  {
    key: 'review',
    header: 'Review reserves by',
    cell: (valuation) => <ReviewBy valuation={valuation} now={now} />,
  },
]

interface ReviewProps {
  readonly valuation: Valuation
  readonly now: Date
}

function ReviewBy({ valuation: { reviewFrom, reviewBy }, now }: ReviewProps) {
  const left = daysUntil(reviewBy, now)
  const tone = left < 0 ? 'danger' : daysUntil(reviewFrom, now) <= 0 ? 'warning' : 'neutral'
  return (
    <span>
      {formatDate(reviewFrom)} to {formatDate(reviewBy)} <Pill tone={tone}>{formatDaysAway(left)}</Pill>
    </span>
  )
}
