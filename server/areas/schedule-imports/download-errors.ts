import { matchedColumns as columnsOfChoices } from '@portico/contract/areas/schedule-imports/matched-columns.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import type { WorkbookRow } from '../../platform/spreadsheets/workbook.ts'
import { workbookDownload } from '../../platform/spreadsheets/workbook-download.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { seesPersonal, TabBatches } from '../schedules/schedules.public.ts'
import { type StoredImport, importView } from './import.view.ts'
import { blockLines, planBlocks } from './work/plan-file.ts'
import { type PlanLine, readLine } from './work/plan-line.ts'

/** The rows of an import that need attention, with their issues next to them and the affected cells marked. */
export const downloadErrors: Handler<'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/errors'> = async (
  context,
  { params },
) => {
  const { platform } = context
  const at = { account: context.account.account, id: params.scheduleImportId }
  const { stored, tab } = await context.read(async (tx) => {
    const found = await importView(tx, at)
    if (found === undefined) throw notFound()
    const of = { account: at.account, type: found.schedule_type, tabId: found.tab_id }
    return { stored: found, tab: await TabBatches.open(tx, of, platform.now()) }
  })
  if (stored.plan_key === null || tab === undefined) throw notFound()
  const columns = matchedColumns(stored, tab.columns)
  const privacy = new CellPrivacy(stored.schedule_type, seesPersonal(context.actor))
  const sheet = {
    name: 'Rows to fix',
    hasNotes: true as const,
    frozenColumns: 2,
    columns: [
      { heading: 'Row', width: 8 },
      { heading: 'Error', width: 60 },
      ...columns.map(({ heading, choices }) => ({
        heading,
        width: Math.max(12, Math.min(40, heading.length + 4)),
        format: '@',
        ...(choices.length > 0 && { choices }),
      })),
    ],
    rows: markedRows(platform.files, stored, { columns, privacy }),
  }
  const name = `${stored.file_name.replace(/\.[a-z]+$/i, '')} - rows to fix.xlsx`
  return { status: 200, file: workbookDownload(name, [sheet]) }
}

/** The columns that the file had, in its order. */
function matchedColumns({ choices }: StoredImport, columns: readonly ColumnDefinition[]): readonly ColumnDefinition[] {
  const known = new Map(columns.map((column) => [column.key, column]))
  const chosen = choices === null ? [] : columnsOfChoices(choices).toSorted((one, other) => one.place - other.place)
  return chosen.flatMap(({ column }) => known.get(column) ?? [])
}

async function* markedRows(
  files: FileStore,
  { plan_key, plan_bytes }: StoredImport,
  { columns, privacy }: { readonly columns: readonly ColumnDefinition[]; readonly privacy: CellPrivacy },
): AsyncGenerator<readonly WorkbookRow[]> {
  for await (const block of planBlocks(files, plan_key!, { from: 0, to: plan_bytes })) {
    const found = blockLines(block).filter(({ head }) => head.findings.length > 0)
    yield found.map((line) => markedRow(privacy.row(readLine(line)), columns))
  }
}

function markedRow({ row, cells, findings }: PlanLine, columns: readonly ColumnDefinition[]): WorkbookRow {
  const headings = new Map(columns.map(({ key, heading }) => [key, heading]))
  const words = findings.map(({ column, message }) => {
    const heading = column === null ? undefined : headings.get(column)
    return heading === undefined || message.startsWith(heading) ? message : `${heading}: ${message}`
  })
  const marked = columns.map(({ key }) => {
    const value = cells[key] ?? null
    const about = findings.filter(({ column }) => column === key)
    const isError = about.some(({ severity }) => severity === 'ERROR' || severity === 'HARD_ERROR')
    const note = about.map(({ message }) => message).join('\n')
    return about.length === 0 ? value : { value, mark: isError ? ('error' as const) : ('review' as const), note }
  })
  return [row, words.join('\n'), ...marked]
}
