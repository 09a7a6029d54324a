import { moneyOf } from '@portico/contract/areas/experience/exact.rules.ts'
import type { Mod } from '@portico/contract/areas/experience/mod.rules.ts'
import { LazyChart } from '../../../kit/charts/lazy-chart.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import classes from '../experience.module.css'

/** Claims that the picture shows. */
const shownClaims = 6

/** The claims that move the modification most. */
export function ClaimsCard({ mod }: { readonly mod: Mod }) {
  const top = mod.claims.toSorted((one, other) => other.effect - one.effect).slice(0, shownClaims)
  const cost = top.reduce((sum, claim) => sum + (claim.cost ?? 0), 0)
  return (
    <Card title="What drives the mod">
      {top.length === 0 ? (
        <p className={classes.said}>No claim in the experience period: the mod is the loss-free one.</p>
      ) : (
        <>
          <LazyChart
            title="Top claims by effect on the mod"
            kind="bars"
            axis="Claim"
            labels={top.map(({ line }) => line.number)}
            figures={[{ name: 'Points of the mod', values: top.map(({ effect }) => effect) }]}
            format={(effect) => effect.toFixed(3)}
          />
          {cost > 0 && (
            <p className={classes.said}>
              Together they cost about {moneyOf(Math.round(cost / 100) * 100)} of premium over the three years that they
              count.
            </p>
          )}
        </>
      )}
    </Card>
  )
}
