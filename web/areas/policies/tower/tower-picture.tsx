import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { formatShortMoney } from '../../../platform/formats.ts'
import classes from './tower.module.css'
import type { Block, TowerPlan } from '@portico/contract/areas/policies/tower-plan.rules.ts'

interface Props {
  readonly lines: readonly string[]
  readonly plan: TowerPlan
}

/** The layers of a tower, one row per attachment point. The table has the same content as text. */
export function TowerPicture({ lines, plan: { bounds, blocks } }: Props) {
  const rows = bounds.length - 1
  /** Grid lines count from the top; amounts from the ground. */
  const gridLine = (amount: number): number => rows + 1 - bounds.indexOf(amount)
  const heights = bounds
    .slice(1)
    .map((bound, at) => rowHeight(bound - bounds[at]!))
    .toReversed()
  return (
    <div className={classes.scroll} aria-hidden>
      <div
        className={classes.picture}
        style={{
          gridTemplateColumns: `max-content repeat(${lines.length}, minmax(4rem, 1fr))`,
          gridTemplateRows: `${heights.map((height) => `minmax(${height}rem, auto)`).join(' ')} auto`,
        }}
      >
        {bounds.slice(1).map((bound) => (
          <span key={bound} className={classes.bound} style={{ gridRow: gridLine(bound) }}>
            {formatShortMoney(bound)}
          </span>
        ))}
        {blocks.map((block) => (
          <div
            key={`${block.column} ${block.from} ${block.policy?.id ?? 'gap'}`}
            className={classes.block}
            data-kind={block.kind === 'layer' && block.policy?.layer?.kind === 'EXCESS' ? 'excess' : block.kind}
            style={{
              gridColumn: `${block.column + 2} / span ${block.columns}`,
              gridRow: `${gridLine(block.to)} / ${gridLine(block.from)}`,
            }}
          >
            <Words block={block} />
          </div>
        ))}
        {lines.map((line, at) => (
          <span key={line} className={classes.line} style={{ gridColumn: at + 2, gridRow: rows + 1 }}>
            {policyTypeName(line)}
          </span>
        ))}
      </div>
    </div>
  )
}

function Words({ block: { policy, from, to } }: { readonly block: Block }) {
  const amount = formatShortMoney(to - from)
  if (policy === undefined)
    return (
      <>
        <strong>Gap</strong>
        <span>{amount}</span>
      </>
    )
  return (
    <>
      <strong>{from === 0 ? amount : `${amount} xs ${formatShortMoney(from)}`}</strong>
      <span>{policy.carrier ?? policy.name}</span>
    </>
  )
}

/** Taller for more money, but far less than in proportion: $10M over $750K must fit a screen. In rem. */
const rowHeight = (cents: number): number => Math.min(8, 3.5 + Math.sqrt(cents / 100_000_000))
