import { expect, type Locator, type Page } from '@playwright/test'
import type { PortalClient } from './portal-client.ts'

/** What schedules are called in addresses. */
const slugs = {
  AUTO: 'auto',
  WORKERS_COMP: 'work-comp',
  MISCELLANEOUS: 'miscellaneous',
  NAMED_INSUREDS: 'named-insured',
  GARAGE_KEEPER: 'garage-keeper',
} as const

/** The most edits of one batch. */
const editLimit = 5000

type Rows = readonly Readonly<Record<string, string>>[]

/** A tab of the Auto schedule of ACME that only this test knows, with some rows. */
export const anAutoTab = (client: PortalClient, rows: Rows = []) => aTab(client, 'AUTO', rows)

/** A tab of a schedule of ACME that only this test knows, with some rows. */
export async function aTab(client: PortalClient, scheduleType: keyof typeof slugs, rows: Rows = []) {
  const tabName = `Tab ${crypto.randomUUID().slice(0, 13)}`
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  const data = { scheduleType, tabName }
  const tab = await client.http.post('/api/accounts/ACME/schedules/tabs', { data, headers: key() })
  expect(tab.status()).toBe(201)
  const { scheduleTabId: tabId } = (await tab.json()) as { scheduleTabId: number }
  const ids = rows.map(() => crypto.randomUUID())
  const inserts = rows.map((cells, at) => ({ op: 'insert', rowId: ids[at], after: ids[at - 1] ?? null, cells }))
  for (let first = 0; first < rows.length; first += editLimit) {
    const edits = inserts.slice(first, first + editLimit)
    const saved = await client.http.post(`/api/accounts/ACME/schedules/${scheduleType}/edits`, {
      data: { tabId, edits },
      headers: key(),
    })
    expect(saved.status()).toBe(200)
  }
  return { tabId, tabName, path: `/ACME/schedules/${slugs[scheduleType]}/${tabId}` }
}

/** A cell of a schedule's grid by its row, from 1, and its heading. */
export async function cellAt(page: Page, row: number, heading: string): Promise<Locator> {
  const grid = page.getByRole('grid')
  const named = grid.getByRole('columnheader', { name: heading }).first()
  const column = await named.getAttribute('aria-colindex')
  return grid.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`)
}

/** A row's cells under a heading, as they are shown. */
export async function columnTexts(page: Page, heading: string, rows: number): Promise<string[]> {
  const cells = await Promise.all(Array.from({ length: rows }, (_, at) => cellAt(page, at + 1, heading)))
  return Promise.all(cells.map((cell) => cell.innerText()))
}

/** Types into a cell and moves on. */
export async function typeInto(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText(text)
}

/** Waits until everything typed is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}
