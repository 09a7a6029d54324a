import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { countText } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type { ImportStart } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { headingKey } from '@portico/contract/areas/schedules/columns/heading-words.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { TabBatches } from '../../schedules/schedules.public.ts'
import { importView } from '../import.view.ts'
import { rememberHeadings } from '../schedule-imports.store.ts'
import { Canceled, type ImportRun, MovedOn, Unimportable } from './import-run.ts'
import { blockLines, blockOf, planBlocks, type PlanBlock } from './plan-file.ts'
import { editsOf, type StoredLine, type PlanHead, readLine, undoingEditsOf } from './plan-line.ts'

const noSides: ImportStart = { conflicts: 'PORTAL', rows: {} }

/** Creates the rows of a checked plan batch by batch; an interrupted run continues where it stopped. */
export async function makeRows(run: ImportRun): Promise<void> {
  const { platform, stored } = run
  const tab = await openTab(run)
  const sides = stored.sides ?? noSides
  const bytes = stored.plan_bytes
  try {
    for await (const block of planBlocks(platform.files, stored.plan_key!, { from: stored.made_to, to: bytes })) {
      const { from, to } = block
      const { added, others } = parted(block)
      const step = { percent: (100 * to) / bytes, message: 'Importing' }
      await run.step('IMPORTING', step, async (tx, { made_to, left_count }) => {
        if (made_to !== from) throw new MovedOn()
        const by = { by: stored.created_by, at: platform.now() }
        const areAdded = await tab.add(tx, added, stored.plan_basis, by)
        const edited = areAdded ? others : blockLines(block)
        const left = await tab.edit(tx, editsOf(edited.map(readLine), sides), by)
        return { made_to: to, left_count: left_count + left }
      })
    }
  } catch (error) {
    if (!(error instanceof Canceled)) throw error
    await takeBack(run, 'CANCELING')
    return
  }
  await settle(run, tab)
  const now = await standing(run)
  const message = leftText(now.left_count, 'changed by someone else')
  await run.end(
    ['IMPORTING'],
    {
      to: 'IMPORTED',
      status: 200,
      message: message ?? `The rows were imported: ${countText(stored.counts!)}.`,
      changed: { message },
    },
    (tx) => rememberMatches(tx, run),
  )
}

/** Only what was imported is remembered for the next file of the brokerage. */
async function rememberMatches(tx: Tx, { platform, stored }: ImportRun): Promise<void> {
  const chosen = new Map(
    (stored.choices?.columns ?? [])
      .map(({ heading, column }) => [headingKey(heading), column] as const)
      .filter(([heading, column]) => heading !== '' && column !== rowMarkColumn),
  )
  await rememberHeadings(
    tx,
    { brokerage: stored.brokerage_code, type: stored.schedule_type, at: platform.now() },
    chosen,
  )
}

/** The new rows of a block, and its other lines. */
function parted({ heads, cells }: PlanBlock) {
  if (heads.every(isAdded)) return { added: { rows: heads, cells }, others: [] as StoredLine[] }
  const lines = blockLines({ heads, cells })
  const added = blockOf(lines.filter(({ head }) => isAdded(head)))
  return {
    added: { rows: added.heads, cells: added.cells },
    others: lines.filter(({ head }) => !isAdded(head)),
  }
}

const isAdded = ({ kind }: PlanHead) => kind === 'ADDED'

/** Undoes what an import has created so far, from its first row on. */
export async function takeBack(run: ImportRun, state: 'CANCELING' | 'UNDOING'): Promise<void> {
  const { platform, stored } = run
  const tab = await openTab(run)
  const sides = stored.sides ?? noSides
  const { made_to: end, undone_to: begin } = await standing(run)
  for await (const block of planBlocks(platform.files, stored.plan_key!, { from: begin, to: end })) {
    const { from, to } = block
    const step = { percent: (100 * to) / end, message: 'Undoing the import' }
    await run.step(state, step, async (tx, { undone_to, left_count }) => {
      if (undone_to !== from) throw new MovedOn()
      const by = { by: stored.created_by, at: platform.now() }
      const left = await tab.edit(tx, undoingEditsOf(blockLines(block).map(readLine), sides), by)
      return { undone_to: to, left_count: left_count + left }
    })
  }
  await settle(run, tab)
  const message = leftText((await standing(run)).left_count, 'changed since')
  await run.end([state], {
    to: state === 'CANCELING' ? 'CANCELED' : 'UNDONE',
    status: 200,
    message: message ?? 'The import was undone.',
    changed: { message, made_to: 0, undone_to: 0 },
  })
}

const settle = ({ platform, at, stored }: ImportRun, tab: TabBatches) =>
  platform.database.write({ account: at.account }, (tx) => tab.settle(tx, platform, stored.counts!))

/** How far an import is by now. */
async function standing({ platform, at }: ImportRun) {
  return (await platform.database.read({ account: at.account }, (tx) => importView(tx, at)))!
}

async function openTab({ platform, tab }: ImportRun): Promise<TabBatches> {
  const opened = await platform.database.read({ account: tab.account }, (tx) =>
    TabBatches.open(tx, tab, platform.now()),
  )
  if (opened === undefined) throw new Unimportable(importMessages.unknownTab)
  return opened
}

const leftText = (left: number, why: string): string | null =>
  left === 0 ? null : `Cells and rows that were ${why} were not changed: ${left}.`
