import { columnsByHeading, listOf } from '@portico/contract/areas/losses/loss-file.ts'
import { readLossRow } from '@portico/contract/areas/losses/loss-row.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRun } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { ChosenColumns, Loss, LossFilePreview } from '@portico/contract/areas/losses/loss.shapes.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { type SheetRow, UnreadableFile } from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { withSpreadsheet } from '../../../platform/spreadsheets/with-spreadsheet.ts'
import { wantedRun } from '../runs/run-to-change.ts'
import { lossesOfRun } from './losses.view.ts'
import { runFile } from './run-file.view.ts'

const mostRows = 5000

const refused = (message: string) => unprocessable({ file: message }, message)

/** The content of a run's file, row by row, and what importing it would do. */
export async function readRunFile(
  context: AccountContext,
  runId: string,
  chosen: ChosenColumns,
): Promise<LossFilePreview> {
  const { run, file, losses } = await context.read(async (tx) => {
    const { account } = context.account
    const wanted = await wantedRun(tx, context, runId)
    return {
      run: wanted,
      file: await runFile(tx, account, wanted.documentId),
      losses: await lossesOfRun(tx, account, wanted.id),
    }
  })
  if (!run.isTable) throw refused(lossMessages.notATable)
  if (file === undefined) throw refused(lossMessages.fileGone)
  return previewOf(run, { rows: await rowsIn(context, file), losses, chosen })
}

async function rowsIn({ platform }: AccountContext, file: { key: string; name: string }): Promise<SheetRow[]> {
  try {
    return await withSpreadsheet(platform.files, file, async (spreadsheet) => {
      const sheet = spreadsheet.sheets.find(({ hidden }) => !hidden)
      const rows: SheetRow[] = []
      if (sheet !== undefined) {
        for await (const batch of spreadsheet.rows(sheet.index)) {
          rows.push(...batch)
          if (rows.length > mostRows) throw refused(lossMessages.tooManyRows(mostRows.toLocaleString('en-US')))
        }
      }
      return rows
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? refused(error.message) : error
  }
}

interface Found {
  readonly rows: readonly SheetRow[]
  readonly losses: readonly Loss[]
  readonly chosen: ChosenColumns
}

function previewOf(run: LossRun, { rows, losses, chosen }: Found): LossFilePreview {
  const list = listOf(rows)
  if (list === undefined) throw refused(lossMessages.noHeadings)
  if (list.rows.length === 0) throw refused(lossMessages.noRows)
  const columns = columnsByHeading(list.headings, chosen)
  const known = new Set(losses.map(keyOf))
  const seen = new Set<string>()
  return {
    headings: list.headings,
    columns,
    leftOut: list.leftOut,
    rows: list.rows.map(({ number, cells }) => {
      const { loss, errors } = readLossRow(cells, columns, run)
      const key = loss === null ? '' : keyOf(loss)
      const isTwice = loss !== null && seen.has(key)
      seen.add(key)
      return {
        number,
        cells: [...cells],
        loss: isTwice ? null : loss,
        errors: isTwice ? [lossMessages.claimTwice] : [...errors],
        isThere: loss !== null && known.has(key),
      }
    }),
  }
}

const keyOf = ({ policyId, claimNumber }: Pick<Loss, 'policyId' | 'claimNumber'>) =>
  `${policyId} ${claimNumber.toLowerCase()}`
