import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { ImportChoices } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { tabFindings } from '@portico/contract/areas/schedule-imports/tab-findings.ts'
import { isTotalsRow } from '@portico/contract/areas/schedules/imports/detect-totals.ts'
import { setImmediate } from 'node:timers/promises'
import type { OpenSpreadsheet, SheetRow } from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import { TabBatches } from '../../schedules/schedules.door.ts'
import { replaceImportRows } from '../schedule-imports.store.ts'
import { CheckTally } from './check-tally.ts'
import { comparedPlan } from './compared-plan.ts'
import { type ImportRun, Unimportable } from './import-run.ts'
import { keepPlan, planKeys } from './plan-file.ts'
import type { PlanLine } from './plan-line.ts'
import { type ReadRow, RowPlanner } from './row-planner.ts'
import { StandingRows } from './standing-rows.ts'
import { withSpreadsheet } from './with-spreadsheet.ts'

/** Rows that are compared with those that stand in one query. */
const rowsAtOnce = 1000

/** Rows that are worked on before other requests have their turn: about a millisecond of work. */
const rowsInOneGo = 25

/** How often people are told how far a check is. */
const toldEveryMs = 1000

const message = 'Checking the rows'

/** Reads the whole file, says of every row what would become of it, and keeps that as a plan. Changes no row. */
export async function checkFile(run: ImportRun): Promise<void> {
  const { platform, kept, tab: at } = run
  const choices = kept.choices!
  const now = platform.now()
  const tab = await platform.database.read({ account: at.account }, (tx) => TabBatches.open(tx, at, now))
  if (tab === undefined) throw new Unimportable(importMessages.unknownTab)
  await run.step('CHECKING', { percent: 1, message })
  const standing = await StandingRows.read(platform.database, at.account, tab, choices)
  const totalled = [...standing.sums.keys()]
  const tally = new CheckTally(totalled)
  const planner = new RowPlanner(tab, choices, standing, now)
  const check = new FileCheck({ run, tab, choices, standing, planner, tally })
  const keys = planKeys(kept.id)
  await platform.files.remove(keys.compared)
  const file = { key: kept.file_key!, name: kept.file_name }
  const bytes = await withSpreadsheet(platform.files, file, (opened) =>
    keepPlan(platform.files, keys.read, check.lines(opened)),
  )
  if (tally.counts.rows === 0) throw new Unimportable(importMessages.noRows)
  const plan = await comparedPlan(
    platform.files,
    { key: keys.read, bytes, tally },
    {
      found: tabFindings(at.type, [...standing.compared.values()]),
      tally: new CheckTally(totalled),
      key: keys.compared,
    },
  )
  const totals = tab.columns
    .filter(({ key: column }) => standing.sums.has(column))
    .map(({ key: column, heading }) => {
      const before = standing.sums.get(column) ?? 0
      return { column, heading, before, after: before + (plan.tally.moved.get(column) ?? 0) }
    })
  await run.end(
    ['CHECKING'],
    {
      to: 'CHECKED',
      status: 200,
      message: `${tally.counts.rows} rows were checked. They can be imported now.`,
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

interface Parts {
  readonly run: ImportRun
  readonly tab: TabBatches
  readonly choices: ImportChoices
  readonly standing: StandingRows
  readonly planner: RowPlanner
  readonly tally: CheckTally
}

/** One check of a file, from its rows to the lines of its plan. */
class FileCheck {
  readonly #parts: Parts
  #percent = 1
  #toldAt = performance.now()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async *lines(opened: OpenSpreadsheet): AsyncGenerator<readonly PlanLine[]> {
    const { choices, tally } = this.#parts
    let waiting: ReadRow[] = []
    let gone = 0
    for await (const batch of opened.rows(choices.sheet)) {
      for (const row of batch) {
        const read = this.#read(row)
        if (read !== undefined) waiting.push(read)
        gone += 1
        // oxlint-disable-next-line no-await-in-loop -- others have their turn
        if (gone % rowsInOneGo === 0) await setImmediate()
      }
      if (waiting.length < rowsAtOnce) continue
      yield* this.#planned(waiting)
      waiting = []
      await this.#tell(tally.counts.rows)
    }
    yield* this.#planned(waiting)
    if (choices.mode === 'REPLACE') yield* this.#removed()
  }

  #read(row: SheetRow): ReadRow | undefined {
    const { choices, planner, tally } = this.#parts
    if (row.number <= choices.headerRow) return undefined
    if (isTotalsRow(row)) {
      tally.counts.totalsRows += 1
      return undefined
    }
    const read = planner.read(row)
    if (read !== undefined) tally.counts.rows += 1
    return read
  }

  async *#planned(rows: readonly ReadRow[]): AsyncGenerator<readonly PlanLine[]> {
    const { run, tab, planner, tally } = this.#parts
    const ids = rows.map(({ rowId }) => rowId).filter((id) => typeof id === 'string')
    const kept = await run.platform.database.read({ account: run.at.account }, async (tx) => {
      const standing = await tab.rows(tx, [...new Set(ids)])
      await tab.rules.lookUp(
        tx,
        [...rows, ...standing].map(({ cells }) => cells),
      )
      return standing
    })
    const keptById = new Map(kept.map((row) => [row.rowId, row]))
    for (let first = 0; first < rows.length; first += rowsInOneGo) {
      const some = rows.slice(first, first + rowsInOneGo)
      const lines = some.map((row) => planner.plan(row, keptById.get(row.rowId ?? ''))).filter((line) => line !== null)
      tally.counts.unchanged += some.length - lines.length
      for (const line of lines) tally.add(line)
      yield lines
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      await setImmediate()
    }
  }

  /** The rows that stand and that the file does not have. */
  async *#removed(): AsyncGenerator<readonly PlanLine[]> {
    const { run, tab, standing, planner, tally } = this.#parts
    const { ids } = standing
    for (let first = 0; first < ids.length; first += rowsAtOnce) {
      const gone = ids.slice(first, first + rowsAtOnce).filter((id) => !planner.met.has(id))
      // oxlint-disable-next-line no-await-in-loop -- batch after batch
      const rows = await run.platform.database.read({ account: run.at.account }, (tx) => tab.rows(tx, gone))
      const keptById = new Map(rows.map((row) => [row.rowId, row]))
      const lines = ids.slice(first, first + rowsAtOnce).flatMap((id, index): PlanLine[] => {
        const kept = keptById.get(id)
        if (kept === undefined) return []
        const { rowId, version, cells } = kept
        const after = ids[first + index - 1] ?? null
        return [{ kind: 'REMOVED', rowId, row: null, version, after, findings: [], cells }]
      })
      for (const line of lines) {
        standing.compared.delete(line.rowId)
        tally.add(line)
      }
      yield lines
    }
  }

  /** How long the file is, is known at its end: each batch takes a part of what is left. */
  async #tell(rows: number): Promise<void> {
    this.#percent += (99 - this.#percent) / 20
    if (performance.now() - this.#toldAt < toldEveryMs) return
    this.#toldAt = performance.now()
    await this.#parts.run.step('CHECKING', { percent: this.#percent, message: `${rows} rows checked` })
  }
}
