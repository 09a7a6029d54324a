interface Range {
  readonly domain: readonly [number, number]
  readonly ticks: readonly number[]
}

const steps = [1, 2, 2.5, 5, 10]

/**
 * The axis of figures of which some are negative, so that a small loss does not take a whole step below zero. Undefined
 * if none is negative: the chart's own axis starts at zero.
 */
export function signedRange(figures: readonly { readonly values: readonly (number | null)[] }[]): Range | undefined {
  const values = figures.flatMap((figure) => figure.values).filter((value) => value !== null)
  const lowest = Math.min(0, ...values)
  if (lowest === 0) return undefined
  const highest = Math.max(0, ...values)
  const rough = (highest - lowest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (steps.find((each) => each * power >= rough) ?? 10)
  const below = Math.floor(-lowest / step)
  const above = Math.ceil(highest / step)
  const ticks = Array.from({ length: below + above + 1 }, (_, at) => at * step - below * step)
  return { domain: [lowest, above * step], ticks }
}
