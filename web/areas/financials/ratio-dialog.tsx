import { type Ratio, ratioNames } from '@portico/contract/areas/financials/financial.rules.ts'
import { Facts } from '../../kit/data/facts.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { formatMoney } from '../../platform/formats.ts'

interface Props {
  readonly ratio: Ratio
  /** The year that it is of, as text. */
  readonly year: string
  readonly onClose: () => void
}

/** What a ratio was worked out of. */
export function RatioDialog({ ratio, year, onClose }: Props) {
  return (
    <Dialog title={`${ratioNames[ratio.key]}, ${year}`} size="small" onClose={onClose}>
      <p>{ratio.formula}</p>
      <Facts
        facts={[
          ...ratio.inputs.map(({ name, value }) => ({
            label: name,
            value: value === null ? 'Not provided' : formatMoney(value),
          })),
          { label: ratioNames[ratio.key], value: ratioText(ratio) },
        ]}
      />
    </Dialog>
  )
}

const shares: ReadonlySet<Ratio['key']> = new Set(['grossMargin', 'netMargin', 'revenueGrowth'])

/** A ratio as people read it: shares in percent, the others as a number of times. */
export function ratioText({ key, value }: Ratio): string {
  if (value === null) return '–'
  return shares.has(key)
    ? value.toLocaleString('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    : value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
