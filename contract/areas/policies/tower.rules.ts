/** A layer of coverage: it pays from `attachment` up to `attachment + limit`, both in cents. */
export interface Layer {
  readonly attachment: number
  readonly limit: number
}

/** A level of a tower, from the ground up: a layer, or an uninsured gap. Cents. */
export type Level<L extends Layer> =
  | { readonly kind: 'gap'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'layer'
      readonly from: number
      readonly to: number
      readonly layer: L
      /** Cents of this layer that lower layers already pay. */
      readonly overlap: number
    }

/**
 * The levels of one tower, lowest first. There is a gap exactly where a layer attaches above the top of all layers
 * below it, the ground included; a layer that attaches below that top overlaps.
 */
export function towerOf<L extends Layer>(layers: readonly L[]): Level<L>[] {
  const levels: Level<L>[] = []
  let top = 0
  for (const layer of layers.toSorted((one, other) => one.attachment - other.attachment || one.limit - other.limit)) {
    const { attachment: from, limit } = layer
    const to = from + limit
    if (from > top) levels.push({ kind: 'gap', from: top, to: from })
    levels.push({ kind: 'layer', from, to, layer, overlap: Math.max(0, Math.min(top, to) - from) })
    top = Math.max(top, to)
  }
  return levels
}

interface LineLayer extends Layer {
  readonly kind: 'PRIMARY' | 'EXCESS'
  readonly over: readonly string[]
}

interface OnTower {
  readonly policyType: string
  readonly layer: LineLayer | null
}

export interface LineTower<P> {
  /** Code of the primary policies' type. */
  readonly line: string
  readonly levels: readonly Level<Layer & { readonly policy: P }>[]
}

/** A tower for every line that has a primary policy or underlies an excess layer. */
export function lineTowers<P extends OnTower>(policies: readonly P[]): LineTower<P>[] {
  const layers = policies.flatMap((policy) => (policy.layer === null ? [] : [{ ...policy.layer, policy }]))
  const linesOf = ({ kind, over, policy }: (typeof layers)[number]) => (kind === 'PRIMARY' ? [policy.policyType] : over)
  return [...new Set(layers.flatMap(linesOf))]
    .toSorted((one, other) => one.localeCompare(other))
    .map((line) => ({ line, levels: towerOf(layers.filter((layer) => linesOf(layer).includes(line))) }))
}
