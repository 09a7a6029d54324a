import type { WorksheetSummary } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { LazyChart } from '../../../kit/charts/lazy-chart.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { modText } from './explained.ts'

/** Years in the chart. */
const years = 5

interface Props {
  readonly sheets: readonly WorksheetSummary[]
  readonly state: string
}

/** The modification over five years, published and calculated. */
export function HistoryCard({ sheets, state }: Props) {
  const shown = sheets
    .filter((sheet) => sheet.state === state)
    .slice(0, years)
    .toReversed()
  return (
    <Card title="5-year history">
      <LazyChart
        title={`${state} mod by rating year`}
        kind="lines"
        axis="Year"
        labels={shown.map(({ ratingOn }) => ratingOn.slice(0, 4))}
        figures={[
          { name: 'Published', values: shown.map(({ publishedMod }) => publishedMod) },
          { name: 'Calculated', values: shown.map(({ computedMod }) => computedMod) },
        ]}
        format={modText}
      />
    </Card>
  )
}
