import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { ImportChoices } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { tabFindings } from '@portico/contract/areas/schedule-imports/tab-findings.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Finding } from '@portico/contract/areas/schedules/finding.shapes.ts'
import { inTurns } from '../../../platform/jobs/in-turns.ts'
import type { OpenSpreadsheet } from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import { TabBatches } from '../../schedules/schedules.public.ts'
import { replaceImportRows } from '../schedule-imports.store.ts'
import { CheckTally, countedRow } from './check-tally.ts'
import { comparedPlan } from './compared-plan.ts'
import type { FileRows, ReadingOfRows, Section } from './file-rows.ts'
import { type ImportRun, Unimportable } from './import-run.ts'
import { cellsOf, MetBatch, type MetRow } from './met-rows.ts'
import { blockOf, keepPlan, type StoredBlock, planKeys } from './plan-file.ts'
import { type StoredLine, type PlanHead, readCells } from './plan-line.ts'
import { RowPlanner } from './row-planner.ts'
import { StandingRows } from './standing-rows.ts'
import { withSpreadsheet } from '../../../platform/spreadsheets/with-spreadsheet.ts'

/** Rows compared with existing ones per query. */
const rowsAtOnce = 1000

/** How often people see a check's progress. */
const toldEveryMs = 1000

const message = 'Checking the rows'

const fileRowsProgram = new URL('file-rows.worker.ts', import.meta.url)

/** Reads the whole file, decides what to do with every row, and stores that as a plan. Changes no row. */
export async function checkFile(run: ImportRun): Promise<void> {
  const { platform, stored, tab: at } = run
  const choices = stored.choices!
  const now = platform.now()
  const tab = await platform.database.read({ account: at.account }, (tx) => TabBatches.open(tx, at, now))
  if (tab === undefined) throw new Unimportable(importMessages.unknownTab)
  await run.step('CHECKING', { percent: 1, message })
  const standing = await StandingRows.read(platform.database, at.account, tab, choices)
  const tally = new CheckTally(tab.columns)
  const planner = new RowPlanner(tab, choices, standing, now)
  const check = new FileCheck({ run, tab, choices, standing, planner, tally })
  const keys = planKeys(stored.id)
  await platform.files.remove(keys.compared)
  const file = { key: stored.file_key!, name: stored.file_name, program: fileRowsProgram }
  const bytes = await withSpreadsheet(platform.files, file, (opened: OpenSpreadsheet<FileRows>) =>
    keepPlan(platform.files, keys.read, check.blocks(opened)),
  )
  if (tally.counts.rows === 0) throw new Unimportable(importMessages.noRows)
  const plan = await comparedPlan(
    platform.files,
    { key: keys.read, bytes, tally },
    {
      found: await foundTogether(at.type, standing),
      tally: new CheckTally(tab.columns),
      key: keys.compared,
    },
  )
  const totals = tab.columns
    .filter(({ key: column }) => standing.sums.has(column))
    .map(({ key: column, heading }) => {
      const before = standing.sums.get(column) ?? 0
      return { column, heading, before, after: before + plan.tally.movedIn(column) }
    })
  await run.end(
    ['CHECKING'],
    {
      to: 'CHECKED',
      status: 200,
      message: `${tally.counts.rows} rows were checked. You can import them now.`,
      changed: {
        plan_key: plan.key,
        plan_bytes: plan.bytes,
        plan_basis: tab.rules.basis,
        counts: JSON.stringify(plan.tally.counts),
        totals: JSON.stringify(totals),
      },
    },
    (tx) => replaceImportRows(tx, run.at, plan.tally.shown),
  )
}

/** What is found in rows next to each other, by row. */
async function foundTogether(type: ScheduleType, standing: StandingRows): Promise<Map<string | null, Finding[]>> {
  const found = new Map<string | null, Finding[]>()
  await inTurns(tabFindings(type, standing.compared()), (finding) => {
    if (finding !== null) found.set(finding.rowId, [...(found.get(finding.rowId) ?? []), finding])
  })
  return found
}

/** The section headings of a sheet, read before its rows where their words are carried down. */
async function sectionsIn(opened: OpenSpreadsheet<FileRows>, told: ReadingOfRows): Promise<readonly Section[]> {
  if (told.choices.sectionColumn === undefined) return []
  const sections: Section[] = []
  for await (const { leftOut } of opened.rows(told.choices.sheet, told)) {
    sections.push(...leftOut.filter(({ kind }) => kind === 'SECTION').map(({ number, text }) => ({ number, text })))
  }
  return sections
}

interface Parts {
  readonly run: ImportRun
  readonly tab: TabBatches
  readonly choices: ImportChoices
  readonly standing: StandingRows
  readonly planner: RowPlanner
  readonly tally: CheckTally
}

/** One check of a file, from its rows to the blocks of its plan. */
class FileCheck {
  readonly #parts: Parts
  #percent = 1
  #toldAt = performance.now()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async *blocks(opened: OpenSpreadsheet<FileRows>): AsyncGenerator<StoredBlock> {
    const { tab, choices, standing, planner, tally } = this.#parts
    const { totalled } = tally
    const plain = { context: tab.rules.context, choices, wanted: standing.columns, totalled } satisfies ReadingOfRows
    const told = { ...plain, sections: await sectionsIn(opened, plain) } satisfies ReadingOfRows
    let waiting: MetRow[] = []
    for await (const read of opened.rows(choices.sheet, told)) {
      tally.counts.rows += read.rows.length
      tally.leave(read)
      const batch = new MetBatch(read)
      for (const index of batch.rows.keys()) waiting.push(planner.meet(batch, index))
      if (waiting.length < rowsAtOnce) continue
      yield await this.#planned(waiting)
      waiting = []
      await this.#tell(tally.counts.rows)
    }
    yield await this.#planned(waiting)
    if (choices.mode === 'REPLACE') yield* this.#removed()
  }

  async #planned(rows: readonly MetRow[]): Promise<StoredBlock> {
    const { planner, tally } = this.#parts
    const stored = await this.#standingAs(rows)
    const heads: PlanHead[] = []
    const planned: MetRow[] = []
    await inTurns(rows, (row) => {
      const head = planner.plan(row, stored.get(row.rowId ?? ''))
      if (head === null) return
      tally.add(head, row)
      heads.push(head)
      planned.push(row)
    })
    tally.counts.unchanged += rows.length - heads.length
    return { heads, cells: cellsOf(planned) }
  }

  /** The rows of the portal that these are, by their ids; with them the class codes of both are looked up. */
  async #standingAs(rows: readonly MetRow[]) {
    const { run, tab, planner } = this.#parts
    const ids = rows.map(({ rowId }) => rowId).filter((id) => typeof id === 'string')
    const stored = await run.platform.database.read({ account: run.at.account }, async (tx) => {
      const standing = await tab.rows(tx, [...new Set(ids)])
      if (planner.hasClassCodes) {
        const come = rows.map(({ cells }) => readCells(cells))
        await tab.rules.lookUp(tx, [...come, ...standing.map(({ cells }) => cells)])
      }
      return standing
    })
    return new Map(stored.map((row) => [row.rowId, row]))
  }

  /** Existing rows that the file lacks. */
  async *#removed(): AsyncGenerator<StoredBlock> {
    const { run, tab, standing, planner, tally } = this.#parts
    const { ids } = standing
    for (let first = 0; first < ids.length; first += rowsAtOnce) {
      const gone = ids.slice(first, first + rowsAtOnce).filter((id) => !planner.met.has(id))
      // oxlint-disable-next-line no-await-in-loop -- batch after batch
      const rows = await run.platform.database.read({ account: run.at.account }, (tx) => tab.rows(tx, gone))
      const keptById = new Map(rows.map((row) => [row.rowId, row]))
      const lines = ids.slice(first, first + rowsAtOnce).flatMap((id, index): StoredLine[] => {
        const stored = keptById.get(id)
        if (stored === undefined) return []
        const { rowId, version } = stored
        const after = ids[first + index - 1] ?? null
        const head = { kind: 'REMOVED', rowId, row: null, version, after, findings: [] } as const
        const cells = Buffer.from(JSON.stringify(stored.cells))
        standing.willGo(rowId)
        tally.add(head, countedRow(cells, tally.totalled))
        return [{ head, cells }]
      })
      yield blockOf(lines)
    }
  }

  /** The file's length is unknown until its end, so each batch advances by a fraction of the rest. */
  async #tell(rows: number): Promise<void> {
    this.#percent += (99 - this.#percent) / 20
    if (performance.now() - this.#toldAt < toldEveryMs) return
    this.#toldAt = performance.now()
    await this.#parts.run.step('CHECKING', { percent: this.#percent, message: `${rows} rows checked` })
  }
}
