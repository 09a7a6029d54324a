import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { saveTextFile } from '../../../platform/downloads/save-text-file.ts'
import { formatDate, isoDay } from '../../../platform/formats.ts'
import { lossColumns } from '../loss-columns.tsx'
import { lossesCsv } from '@portico/contract/areas/losses/losses-csv.ts'
import classes from '../losses.module.css'
import { useAnalysis } from '../losses.queries.ts'
import { ExposuresCard } from './exposures-card.tsx'
import { FiguresTable } from './figures-table.tsx'
import { LossCharts } from './loss-charts.tsx'
import { TriangleCard } from './triangle-card.tsx'
import { UltimatesCard } from './ultimates-card.tsx'

/** What five years of losses add up to, as of the latest valuation of each policy. */
export default function AnalysisTab({ accountId }: { readonly accountId: string }) {
  const [line, setLine] = useState('')
  const query = useAnalysis(accountId, line)
  return (
    <Loaded query={query} failed={lossMessages.analysisFailed} lines={10}>
      {(analysis) => (
        <div className={classes.cards}>
          <div className={classes.fields}>
            <SelectField
              label="Line"
              value={line}
              onChange={({ currentTarget }) => setLine(currentTarget.value)}
              data={[
                { value: '', label: 'All lines' },
                ...analysis.lines.map((value) => ({ value, label: policyTypeName(value) })),
              ]}
            />
          </div>
          <Analysis accountId={accountId} line={line} analysis={analysis} />
        </div>
      )}
    </Loaded>
  )
}

interface Props {
  readonly accountId: string
  readonly line: string
  readonly analysis: LossAnalysis
}

function Analysis({ accountId, line, analysis }: Props) {
  const { total, years, triangle, large, losses, valuedFrom, valuedTo, valuedByClaims } = analysis
  if (total.termsValued === 0 || valuedFrom === null || valuedTo === null)
    return (
      <EmptyState title="No losses yet">
        Add a loss run under Received and enter its losses. Losses by year, line, and cause appear here.
      </EmptyState>
    )
  const valued = valuedFrom === valuedTo ? formatDate(valuedTo) : `${formatDate(valuedFrom)} to ${formatDate(valuedTo)}`
  return (
    <>
      {valuedByClaims > 0 && <Notice kind="info">{lossMessages.mixed(valuedByClaims)}</Notice>}
      <Card
        title="5-year analysis"
        action={
          <div className={classes.actions}>
            <Button
              kind="secondary"
              small
              icon={<IconDownload size={18} aria-hidden />}
              onClick={() =>
                saveTextFile(`${accountId} losses ${isoDay(new Date())}.csv`, lossesCsv(losses), 'text/csv')
              }
            >
              Download CSV
            </Button>
            <Button kind="secondary" small icon={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        }
        footer={`Valued ${valued}. Incurred = paid + reserves − recoveries. Loss ratio = incurred ÷ premium earned through the valuation date, for policies with a loss run: ${total.termsValued} of ${total.terms}.`}
      >
        <FiguresTable
          label="Losses by year"
          first="Year"
          rows={years.map(({ year, total: figures }) => ({ name: String(year), figures }))}
          total={total}
        />
      </Card>
      <Card title="By line">
        <FiguresTable
          label="Losses by line"
          first="Line"
          rows={analysis.byLine.map(({ line: code, figures }) => ({ name: policyTypeName(code), figures }))}
          total={total}
        />
      </Card>
      <ExposuresCard exposures={analysis.exposures} />
      <LossCharts analysis={analysis} />
      <TriangleCard triangle={triangle} />
      <UltimatesCard accountId={accountId} line={line} analysis={analysis} />
      <Card title="Largest losses">
        {large.length === 0 ? (
          <EmptyState title="No losses">The loss runs for these years report no losses.</EmptyState>
        ) : (
          <DataTable label="Largest losses" columns={lossColumns({ accountId })} rows={large} rowKey={({ id }) => id} />
        )}
      </Card>
    </>
  )
}
