import type {
  ImportChoices,
  ImportStart,
  ScheduleImport,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatCount } from '../../../platform/formats.ts'
import { errorsAddress } from '../imports.queries.ts'
import { CountTiles } from './count-tiles.tsx'
import { LeftOutCard } from './left-out.tsx'
import { RowsCard } from './rows-card.tsx'
import { TotalsCard } from './totals-card.tsx'
import { skippedHeadings } from './column-choices.ts'
import { useStep } from './use-step.ts'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly shown: ScheduleImport
  readonly onBack: () => void
  readonly onLeave: () => void
}

const sides = [
  { value: 'PORTAL', label: 'Keep portal values' },
  { value: 'FILE', label: 'Use file values' },
] as const

/** What the import would do, before it does it: counts, totals, rows, and whose value counts where both changed. */
export function CheckStep({ accountId, shown, onBack, onLeave }: Props) {
  const [start, setStart] = useState<ImportStart>({ conflicts: 'PORTAL', rows: {} })
  const { busy, refused, start: begin, recheck } = useStep(accountId, shown.scheduleImportId)
  const choose = (change: Partial<ImportChoices>): void => {
    if (shown.choices !== null) void recheck({ ...shown.choices, ...change })
  }
  const counts = shown.counts!
  const touched = counts.added + counts.changed + counts.removed
  const needsLook = counts.errors + counts.hardErrors + counts.outliers + counts.limitsToReview > 0
  return (
    <div className={classes.stack}>
      <Card title={shown.file.name}>
        <div className={classes.stack}>
          <CountTiles counts={counts} />
          {counts.rejected > 0 && (
            <Notice kind="warning">
              {counts.rejected === 1 ? '1 row has' : `${counts.rejected} rows have`} a blocking error and will be
              skipped. You can import the other rows now, then fix and import these.
            </Notice>
          )}
          <ColumnNotices shown={shown} />
          {needsLook && (
            <p className={classes.download}>
              <a href={errorsAddress(accountId, shown.scheduleImportId)} download>
                <IconDownload size={16} aria-hidden /> Download rows with errors
              </a>
            </p>
          )}
        </div>
      </Card>
      {counts.conflicts > 0 && (
        <Card title="Changed on both sides">
          <p className={classes.note}>
            {counts.conflicts === 1 ? '1 row was' : `${counts.conflicts} rows were`} changed in the portal and in the
            file after the export. Choose for all rows here, or row by row below.
          </p>
          <Choice
            label="Conflicting cells"
            options={sides}
            value={start.conflicts}
            onChange={(conflicts) => setStart({ ...start, conflicts })}
          />
        </Card>
      )}
      <LeftOutCard accountId={accountId} shown={shown} busy={busy} onChoose={choose} />
      <TotalsCard totals={shown.totals} />
      <RowsCard
        accountId={accountId}
        shown={shown}
        start={start}
        onSide={(rowId, side) => setStart({ ...start, rows: { ...start.rows, [rowId]: side } })}
        onKeep={(row) => choose({ keptRows: [...(shown.choices?.keptRows ?? []), row] })}
      />
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <FormActions>
        <Button kind="quiet" onClick={onLeave}>
          Later
        </Button>
        <Button kind="secondary" onClick={onBack}>
          Back to the columns
        </Button>
        <Button busy={busy} disabled={touched === 0} onClick={() => void begin(start)}>
          {touched === 0 ? 'Nothing to import' : 'Import'}
        </Button>
      </FormActions>
    </div>
  )
}

/** What happens to the columns of the file: which are multiplied, and which are left behind. */
function ColumnNotices({ shown }: Pick<Props, 'shown'>) {
  const skipped = skippedHeadings(shown)
  const multiplied = (shown.choices?.columns ?? []).flatMap(({ heading, unit }) =>
    unit === undefined || unit === 1 ? [] : [`${heading} by ${formatCount(unit)}`],
  )
  return (
    <>
      {multiplied.length > 0 && <Notice kind="info">Multiplied by their unit: {multiplied.join(', ')}.</Notice>}
      {skipped.length > 0 && <Notice kind="info">Not imported: the columns {skipped.join(', ')}.</Notice>}
    </>
  )
}
