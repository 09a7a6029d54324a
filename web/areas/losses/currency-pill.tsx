import type { Currency } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'

const tones = { GREEN: 'success', AMBER: 'warning', RED: 'danger' } as const
const words = { GREEN: 'current', AMBER: 'aging', RED: 'too old' } as const

/** How old a valuation is, in days and in a word. */
export function CurrencyPill({ ageDays, currency }: { readonly ageDays: number; readonly currency: Currency }) {
  return (
    <Pill tone={tones[currency]}>
      {ageDays} {ageDays === 1 ? 'day' : 'days'}, {words[currency]}
    </Pill>
  )
}
