import type { Decisions } from '@portico/contract/areas/staging/staging.shapes.ts'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { isRowKey, rowLabels } from './rows/row-labels.ts'
import { rowsOfTab, stagedRows, stagedSchedules } from './rows/staged-rows.view.ts'
import { stagedView } from './staging.view.ts'

type Marked = z.infer<typeof Decisions>['values'][number]

/** What a decision is about, and what people call it. */
interface Chosen {
  readonly marked: readonly Marked[]
  readonly labels: readonly string[]
}

/**
 * The values and rows that a decision names, if each is still as seen; undefined if one is not. A whole tab means its
 * undecided rows or, for undoing decisions, its decided ones.
 */
export async function chosenView(
  tx: Tx,
  account: string,
  values: readonly Marked[],
  kind: z.infer<typeof Decisions>['kind'],
): Promise<Chosen | undefined> {
  const { staged } = await stagedView(tx, account)
  const schedules = await stagedSchedules(tx, account)
  const rows = await stagedRows(tx, account, { keys: values.map(({ key }) => key).filter(isRowKey) })
  const named = await rowLabels(
    tx,
    account,
    rows.map(({ key, incoming, held }) => ({ key, cells: incoming ?? held ?? {} })),
  )
  const found = new Map([
    ...staged.map(({ fact, mark }) => [fact.key, { mark, label: fact.label }] as const),
    ...schedules.map(({ key, mark, name }) => [key, { mark, label: `${name}: all rows` }] as const),
    ...rows.map(({ key, mark }) => [key, { mark, label: named.get(key) ?? key }] as const),
  ])
  if (values.some(({ key, mark }) => found.get(key)?.mark !== mark)) return undefined
  const tabs = new Set(schedules.map(({ key }) => key))
  const marked: Marked[] = values.filter(({ key }) => !tabs.has(key))
  for (const { key } of values.filter((value) => tabs.has(value.key))) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    marked.push(...(await rowsOfTab(tx, account, key, kind === 'OPEN' ? 'DECIDED' : 'OPEN')))
  }
  return { marked, labels: values.map(({ key }) => found.get(key)!.label) }
}
