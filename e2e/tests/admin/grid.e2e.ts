import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'

async function openGrid(page: Page, name: string): Promise<Locator> {
  const grid = page.getByRole('grid', { name, exact: true })
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  return grid
}

/** A cell by its row, from 1, and its heading. */
async function cell(grid: Locator, row: number, heading: string): Promise<Locator> {
  const column = await grid.getByRole('columnheader', { name: heading }).first().getAttribute('aria-colindex')
  return grid.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`)
}

/** Pastes as a spreadsheet does: with the text on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test('a spreadsheet: typing, choosing, pasting, filling, taking back, by keyboard', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/component-playground' })
  const grid = await openGrid(page, 'Locations')
  const at = (row: number, heading: string) => cell(grid, row, heading)

  await (await at(1, 'City')).click()
  await page.keyboard.type('Boise')
  await page.keyboard.press('Tab')
  await expect(await at(1, 'City')).toHaveText('Boise')
  await expect(await at(1, 'State')).toBeFocused()
  await page.keyboard.type('te')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.type('tx')
  await expect(page.getByRole('option', { name: 'TX', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(await at(1, 'State')).toHaveText('TX')
  // Enter goes on below where the walk with Tab began.
  await expect(await at(2, 'City')).toBeFocused()

  await (await at(1, 'Opened')).click()
  await page.keyboard.type('3-1-2019')
  await page.keyboard.press('Enter')
  await expect(await at(1, 'Opened')).toHaveText('03/01/2019')
  // The columns further right are drawn as one comes to them.
  await page.keyboard.press('ArrowUp')
  for (const _ of ['Sprinklered', 'Area', 'Occupied', 'Building value']) await page.keyboard.press('ArrowRight')
  await expect(await at(1, 'Building value')).toBeFocused()
  await page.keyboard.type('$1,250,000')
  await page.keyboard.press('Enter')
  await expect(await at(1, 'Building value')).toHaveText('$1,250,000')
  await expect(await at(2, 'Building value')).toBeFocused()

  await page.keyboard.press('Home')
  await (await at(1, 'Name')).click()
  await paste(page, 'Main office\t"12 Elm\nSuite 4"\r\n"The ""Annex"""\t9 Oak\r\n')
  await expect(await at(1, 'Name')).toHaveText('Main office')
  expect(await (await at(1, 'Street')).textContent()).toBe('12 Elm\nSuite 4')
  await expect(await at(2, 'Name')).toHaveText('The "Annex"')
  await expect(await at(2, 'Street')).toHaveAttribute('aria-selected', 'true')
  const nameBefore = 'Main office'
  await page.keyboard.press('Control+z')
  await expect(await at(1, 'Name')).not.toHaveText(nameBefore)
  await page.keyboard.press('Control+Shift+z')
  await expect(await at(1, 'Name')).toHaveText(nameBefore)

  await (await at(1, 'Name')).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(await at(3, 'Name')).toHaveText(nameBefore)
  await page.keyboard.press('Delete')
  await expect(await at(3, 'Name')).toHaveText('')

  await page.keyboard.press('Control+End')
  await expect(await at(24, 'Note')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(grid).toHaveAttribute('aria-rowcount', '27')
  await paste(page, '24\tLast\r\n25\tNew yard\r\n26\tNew shop\r\n')
  await expect(grid).toHaveAttribute('aria-rowcount', '29')
  await expect(await at(26, 'Name')).toHaveText('New shop')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+-')
  await expect(grid).toHaveAttribute('aria-rowcount', '28')
  await expect(await at(1, 'Loc. no.')).toHaveText('2')
  await page.keyboard.press('Control++')
  await expect(await at(1, 'Loc. no.')).toHaveText('')
})

test('marks are told, rows are sorted, filtered and found', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/component-playground' })
  const grid = await openGrid(page, 'Locations')
  const zip = await cell(grid, 2, 'ZIP')
  await zip.click()
  await expect(zip).toHaveAttribute('aria-invalid', 'true')
  await expect(zip).toHaveAccessibleDescription(/does not belong to the state/)
  await expect(page.getByText('Error: ZIP')).toBeVisible()

  await page.keyboard.press('Control+ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(grid.getByRole('columnheader', { name: 'ZIP' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Column State' })
  await menu.getByRole('button', { name: 'Sort descending' }).click()
  await expect(grid.getByRole('columnheader', { name: 'State' })).toHaveAttribute('aria-sort', 'descending')
  await expect(await cell(grid, 1, 'State')).toHaveText('WA')

  await grid.getByRole('button', { name: 'Menu of State' }).click()
  await menu.getByLabel('OR').check()
  await menu.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(await cell(grid, 1, 'State')).toHaveText('OR')
  await expect(await cell(grid, 2, 'State')).toHaveText('OR')
  const tools = page.getByRole('toolbar', { name: 'Tools: Locations', exact: true })
  await tools.getByRole('button', { name: 'Remove filter of State' }).click()
  await tools.getByRole('button', { name: 'Do not sort by State' }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '27')

  await (await cell(grid, 1, 'City')).click()
  await page.keyboard.press('Control+f')
  const field = page.getByRole('searchbox', { name: 'Find in the grid' })
  await field.fill('12')
  await expect(tools.getByText(/\d+ found/)).toBeVisible()
  await field.press('Enter')
  await expect(tools.getByText(/^\d+ of \d+$/)).toBeVisible()
  await field.press('Escape')
  await expect(grid.locator('[data-active]')).toContainText('12')

  await page.getByRole('radio', { name: 'Read only' }).check()
  await expect(grid).toHaveAttribute('aria-readonly', 'true')
  await (await cell(grid, 3, 'City')).dblclick()
  await expect(grid.getByRole('textbox')).toHaveCount(0)
})

test('100,000 rows are walked from end to end, and no one is caught in them', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/component-playground' })
  const grid = await openGrid(page, 'Many locations')
  await expect(grid).toHaveAttribute('aria-rowcount', '100001')
  await expect(grid).toHaveAttribute('aria-colcount', '41')
  await (await cell(grid, 1, 'City')).click()
  await page.keyboard.press('Control+ArrowDown')
  await expect(await cell(grid, 100_000, 'City')).toBeFocused()
  await page.keyboard.press('End')
  await expect(grid.locator('[aria-rowindex="100001"] > [aria-colindex="41"]')).toBeFocused()
  await grid.evaluate((box) => box.scrollTo({ top: 1_700_000, left: 0 }))
  await expect(grid.getByRole('rowheader', { name: '50,001', exact: true })).toBeVisible()
  // Scrolled out of sight, the active cell keeps the focus, and a key brings it back.
  await page.keyboard.press('Control+Home')
  await expect(await cell(grid, 1, 'Loc. no.')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)
})

test('on a phone every row is a card that opens with the same editors', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin@portico.test', { path: '/admin/component-playground' })
  const rows = page.getByRole('region', { name: 'Rows: Locations', exact: true })
  await rows.getByRole('button', { name: /^Edit row 2/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Row 2' })
  await expect(dialog.getByLabel('ZIP')).toHaveAccessibleDescription(/does not belong to the state/)
  await dialog.getByLabel('City').fill('Salem')
  await dialog.getByLabel('State').fill('or')
  await page.getByRole('option', { name: 'OR', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const card = rows.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Edit row 2/ }) })
  await expect(card).toContainText('Salem')
})
