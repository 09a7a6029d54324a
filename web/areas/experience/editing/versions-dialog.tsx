import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { isMissing, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import type { Worksheet, WorksheetVersion } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { modText } from '../mod-analysis/explained.ts'
import { LinesCard } from '../mod-analysis/lines-card.tsx'
import { useVersions, useWorksheet } from '../experience.queries.ts'

interface Props {
  readonly accountId: string
  readonly worksheet: Worksheet
  readonly onClose: () => void
}

/** The versions of a worksheet, each viewable. */
export default function VersionsDialog({ accountId, worksheet, onClose }: Props) {
  const versions = useVersions(accountId, worksheet.id)
  const [shown, setShown] = useState<number>()
  return (
    <Dialog title="Versions" size="large" onClose={onClose}>
      <Loaded query={versions} failed={experienceMessages.loadFailed} lines={4}>
        {(rows) => (
          <DataTable label="Versions" columns={columns(setShown)} rows={rows} rowKey={({ number }) => String(number)} />
        )}
      </Loaded>
      {shown !== undefined && <Earlier accountId={accountId} worksheetId={worksheet.id} number={shown} />}
    </Dialog>
  )
}

const columns = (onShow: (number: number) => void): readonly Column<WorksheetVersion>[] => [
  { key: 'number', header: 'Version', cell: ({ number }) => number },
  {
    key: 'saved',
    header: 'Saved',
    cell: ({ savedAt, savedBy }) => `${formatMoment(savedAt)}, ${savedBy ?? 'the portal'}`,
  },
  {
    key: 'mod',
    header: 'Published',
    cell: ({ publishedMod }) => (publishedMod === null ? '–' : modText(publishedMod)),
    numeric: true,
  },
  { key: 'lines', header: 'Lines', cell: (version) => version.classes + version.claims, numeric: true },
  {
    key: 'show',
    header: 'Imported lines',
    cell: ({ number }) => (
      <Button kind="quiet" small aria-label={`Show version ${number}`} onClick={() => onShow(number)}>
        Show
      </Button>
    ),
  },
]

interface EarlierProps {
  readonly accountId: string
  readonly worksheetId: string
  readonly number: number
}

function Earlier({ accountId, worksheetId, number }: EarlierProps) {
  const rated = useWorksheet(accountId, worksheetId, number)
  return (
    <Loaded query={rated} failed={experienceMessages.loadFailed} lines={6}>
      {(data) => {
        const figured = modOf(data.worksheet, data.plan)
        const mod = isMissing(figured) ? 'not calculated' : `calculated mod ${modText(figured.mod)}`
        return <LinesCard rated={data} figured={figured} action={<span>{`Version ${number}, ${mod}`}</span>} />
      }}
    </Loaded>
  )
}
