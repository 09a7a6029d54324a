import type { Page } from 'playwright-core'
import { type GridTab, rankOf } from './grid-tab.ts'
import { type Cost, PageThread, patience } from './page-thread.ts'

/** What is done with the rows of a tab. */
export const works = [
  'opening',
  'sorting by a text',
  'sorting by a number',
  'filtering by a text',
  'finding',
  'pasting a column',
] as const

export type Costs = Readonly<Record<(typeof works)[number], Cost>>

/** Opens a tab and does everything once. Leaves all rows in their own order. */
export async function allCosts(page: Page, { rows, address }: GridTab): Promise<Costs> {
  const thread = await PageThread.of(page)
  const counted = (count: number) => page.getByText(`${count.toLocaleString('en-US')} rows`, { exact: true })
  const firstRow = page.locator('[data-row="0"]')
  const menu = async (heading: string) => {
    await page.getByRole('button', { name: `Menu of ${heading}` }).click()
    return page.getByRole('dialog', { name: `Column ${heading}` })
  }
  const sort = async (heading: string, first: string): Promise<Cost> => {
    const button = (await menu(heading)).getByRole('button', { name: 'Sort descending' })
    const cost = await thread.cost(() => button.click(), firstRow.getByText(first, { exact: true }))
    await page.getByRole('button', { name: `Do not sort by ${heading}` }).click()
    return cost
  }
  const filter = async (): Promise<Cost> => {
    const dialog = await menu('Description')
    await dialog.getByLabel('Contains').fill('77')
    const holding = Array.from({ length: rows }, (_, place) => rankOf(place, rows)).filter((rank) =>
      /77/.test(`${rank}`),
    )
    const button = dialog.getByRole('button', { name: 'Filter', exact: true })
    const cost = await thread.cost(() => button.click(), counted(holding.length))
    await page.getByRole('button', { name: 'Remove filter of Description' }).click()
    await counted(rows).waitFor()
    return cost
  }
  const find = async (): Promise<Cost> => {
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    const field = page.getByRole('searchbox', { name: 'Find in the grid' })
    const cost = await thread.cost(() => field.fill(`Site ${rows - 1}`), page.getByText('1 found', { exact: true }))
    await page.getByRole('button', { name: 'Close find' }).click()
    return cost
  }
  const paste = async (): Promise<Cost> => {
    const column = await page.getByRole('columnheader', { name: 'Deductible' }).getAttribute('data-column')
    const cell = firstRow.locator(`[data-column="${column}"]`)
    await cell.click()
    // Other amounts than those that the round before has pasted.
    const least = 1 + (Date.now() % 1_000_000)
    return thread.cost(
      async () => {
        await page.evaluate(pasteColumn, [rows, least] as const)
        await cell.getByText(`$${least.toLocaleString('en-US')}`, { exact: true }).waitFor(patience)
      },
      page.getByText('Saved', { exact: true }),
    )
  }
  const open = async (): Promise<void> => {
    await page.goto(address)
    await counted(rows).waitFor(patience)
  }
  try {
    const opening = await thread.cost(open, page.getByRole('progressbar', { name: 'Rows loaded' }), 'detached')
    return {
      opening,
      'sorting by a text': await sort('Description', `Site ${rows - 1}`),
      'sorting by a number': await sort('Premium', `$${(rows - 1).toLocaleString('en-US')}`),
      'filtering by a text': await filter(),
      finding: await find(),
      'pasting a column': await paste(),
    }
  } finally {
    await thread.leave()
  }
}

/** Runs in the page: pastes ascending amounts where the focus is. */
function pasteColumn([rows, least]: readonly [number, number]): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', Array.from({ length: rows }, (_, at) => String(least + at)).join('\n'))
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
