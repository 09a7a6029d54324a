import { moneyOf } from '@portico/contract/areas/experience/exact.rules.ts'
import type { Mod } from '@portico/contract/areas/experience/mod.rules.ts'
import { openClaimFacts } from '@portico/contract/areas/experience/open-claims.rules.ts'
import type { RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { LazyChart } from '../../../kit/charts/lazy-chart.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import classes from '../experience.module.css'

/** The six claims that move the modification most, and the modification without each open one. */
export function ClaimsCard({ mod, rated: { worksheet, plan } }: { readonly mod: Mod; readonly rated: RatedWorksheet }) {
  const top = mod.claims.toSorted((one, other) => other.effect - one.effect).slice(0, 6)
  const open = openClaimFacts(worksheet, plan)
  const cost = top.reduce((sum, claim) => sum + (claim.cost ?? 0), 0)
  return (
    <Card title="Mod drivers">
      {top.length === 0 ? (
        <p className={classes.said}>No claims in the experience period. The mod equals the loss-free mod.</p>
      ) : (
        <>
          <LazyChart
            title="Top claims by effect on the mod"
            kind="bars"
            axis="Claim"
            labels={top.map(({ line }) => line.number)}
            figures={[{ name: 'Mod points', values: top.map(({ effect }) => effect) }]}
            format={(effect) => effect.toFixed(3)}
          />
          {cost > 0 && (
            <p className={classes.said}>
              Together they cost about {moneyOf(Math.round(cost / 100) * 100)} in premium over the 3 years they count.
            </p>
          )}
          {open.length > 0 && <Facts facts={open} />}
        </>
      )}
    </Card>
  )
}
