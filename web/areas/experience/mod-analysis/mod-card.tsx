import { difference } from '@portico/contract/areas/experience/exact.rules.ts'
import { findingsOf } from '@portico/contract/areas/experience/findings.rules.ts'
import {
  isMissing,
  type Missing,
  type Mod,
  modOf,
  planName,
  valuesName,
} from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { RatedWorksheet, Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../experience.module.css'
import { explainedControllable, explainedLossFree, explainedMod, modText } from './explained.ts'
import { Figure } from './figure.tsx'

interface Props {
  readonly rated: RatedWorksheet
  readonly figured: Mod | Missing
}

/** The published and the calculated modification, each number expandable to its inputs. */
export function ModCard({ rated: { worksheet, plan }, figured }: Props) {
  const { state, ratingOn, publishedMod, riskId } = worksheet
  const published = publishedMod === null ? 'not entered' : modText(publishedMod)
  return (
    <Card title={`${state}, rating date ${formatDate(ratingOn)}`} aside={<ValuesPill plan={plan} />}>
      {isMissing(figured) ? (
        <>
          <MissingNotice missing={figured.missing} />
          <Facts facts={[{ label: 'Published mod', value: <span className={classes.large}>{published}</span> }]} />
        </>
      ) : (
        <>
          <Facts
            facts={[
              { label: 'Published mod', value: <span className={classes.large}>{published}</span> },
              { label: 'Calculated mod', value: <Large explained={explainedMod(figured, plan)} value={figured.mod} /> },
              {
                label: 'Loss-free mod',
                value: <Large explained={explainedLossFree(figured, plan)} value={figured.lossFree} />,
              },
              {
                label: 'Controllable',
                value: <Large explained={explainedControllable(figured)} value={figured.controllable} />,
              },
              {
                label: 'Rating values',
                value:
                  plan === null
                    ? valuesName(plan)
                    : `${planName(plan)}, ${formatDate(plan.holdsFrom)} to ${formatDate(plan.holdsUntil)}`,
              },
              { label: 'Risk ID', value: riskId === '' ? 'not entered' : riskId },
            ]}
          />
          {publishedMod !== null && (
            <Difference worksheet={worksheet} plan={plan} mod={figured.mod} published={publishedMod} />
          )}
        </>
      )}
    </Card>
  )
}

/** Marks values that no one is rated with, and those typed from the worksheet alone. */
function ValuesPill({ plan }: Pick<RatedWorksheet, 'plan'>) {
  if (plan === null) return null
  return plan.owner === 'SAMPLE' ? <Pill tone="warning">SAMPLE values</Pill> : null
}

function Large({
  explained,
  value,
}: {
  readonly explained: Parameters<typeof Figure>[0]['explained']
  readonly value: number
}) {
  return (
    <Figure explained={explained}>
      <span className={classes.large}>{modText(value)}</span>
    </Figure>
  )
}

/** Names missing inputs; nothing is guessed instead. */
export function MissingNotice({ missing }: { readonly missing: readonly string[] }) {
  return (
    <Notice kind="warning">
      <p>The mod cannot be calculated because the following is missing:</p>
      <ul>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}

interface DifferenceProps {
  readonly worksheet: Worksheet
  readonly plan: RatingPlan | null
  readonly mod: number
  readonly published: number
}

/** Why the published modification differs, as far as known. */
function Difference({ worksheet, plan, mod, published }: DifferenceProps) {
  const apart = difference(published, mod)
  if (apart === 0) return <p className={classes.said}>The published mod matches the worksheet.</p>
  const unreduced = unreducedPart(worksheet, plan, mod)
  const rest = difference(apart, unreduced)
  const points = (value: number) => `${value > 0 ? '+' : '−'}${modText(Math.abs(value))}`
  return (
    <div className={classes.told}>
      <Notice kind="info">
        <p>
          The published mod is {modText(Math.abs(apart))} {apart > 0 ? 'higher' : 'lower'} than the calculated mod.
        </p>
        <ul>
          {unreduced !== 0 && <li>{points(unreduced)}: medical-only claims are counted in full instead of reduced.</li>}
          {rest !== 0 && (
            <li>
              {points(rest)}: not explained by this worksheet. Compare it with the bureau’s worksheet line by line.
            </li>
          )}
        </ul>
      </Notice>
    </div>
  )
}

/** What it adds that a bureau's sheet does not reduce medical-only claims. */
function unreducedPart(worksheet: Worksheet, plan: RatingPlan | null, mod: number): number {
  const isFound = findingsOf(worksheet, plan).some(({ kind }) => kind === 'MEDICAL_ONLY_NOT_REDUCED')
  if (!isFound || plan?.values.formula !== 'NCCI') return 0
  const asPrinted = {
    ...worksheet,
    // A claim that is printed in full counts as any other: its injury code no longer reduces it.
    claims: worksheet.claims.map((line) =>
      line.printedPrimary !== null && line.ijCode === 6 ? { ...line, ijCode: 5 } : line,
    ),
  }
  const figured = modOf(asPrinted, plan)
  return isMissing(figured) ? 0 : difference(figured.mod, mod)
}
