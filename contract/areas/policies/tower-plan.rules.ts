import { isPlaced } from './policy.rules.ts'
import type { Policy } from './policy.shapes.ts'
import type { LineTower } from './tower.rules.ts'

/** The policies of a term whose towers are shown: those that give coverage today, or that gave it in the chosen year. */
export function towerPolicies(policies: readonly Policy[], term: string, today: string): Policy[] {
  return policies.filter(
    ({ status, effectiveDate }) => isPlaced(status) && (term !== 'current' || effectiveDate <= today),
  )
}

/** A rectangle of the drawing: the lines and amounts it spans, as indexes into `columns` and `bounds`. */
export interface Block {
  readonly kind: 'layer' | 'overlap' | 'gap'
  readonly column: number
  readonly columns: number
  /** In cents. */
  readonly from: number
  readonly to: number
  /** Undefined for a gap. */
  readonly policy?: Policy
}

export interface TowerPlan {
  /** Every amount at which a layer or a gap starts or ends, the lowest first. Cents. */
  readonly bounds: readonly number[]
  readonly blocks: readonly Block[]
}

/** Lays towers out side by side: a layer over neighbouring lines is one block. */
export function towerPlan(towers: readonly LineTower<Policy>[]): TowerPlan {
  const blocks: Block[] = []
  for (const [column, { levels }] of towers.entries())
    for (const level of levels) {
      const { from, to } = level
      if (level.kind === 'gap') blocks.push({ kind: 'gap', column, columns: 1, from, to })
      else {
        const { policy } = level.layer
        const kind = level.overlap > 0 ? 'overlap' : 'layer'
        const before = blocks.findIndex(
          (block) => block.policy === policy && block.kind === kind && block.column + block.columns === column,
        )
        const beside = blocks[before]
        if (beside === undefined) blocks.push({ kind, column, columns: 1, from, to, policy })
        else blocks[before] = { ...beside, columns: beside.columns + 1 }
      }
    }
  const bounds = [...new Set([0, ...blocks.flatMap(({ from, to }) => [from, to])])].toSorted(
    (one, other) => one - other,
  )
  return { bounds, blocks }
}
