import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'
import { aTab, cellAt, columnTexts, expectSaved } from '../../harness/schedule-steps.ts'

// Wide enough for all columns of a short schedule: what is out of sight is not drawn.
test.use({ viewport: { width: 1900, height: 900 } })

const covers = [
  { coverage: 'Railroad', limit: '2000000', premium: '6850' },
  { coverage: 'Default', limit: '5000000', premium: '58200' },
  { coverage: 'Design', limit: '2000000', premium: '31400' },
  { coverage: 'Bailee', limit: '250000', premium: '900' },
]

/** What the clipboard holds once the selection was copied or cut. */
const taken = (page: Page, how: 'copy' | 'cut') =>
  page.evaluate((type) => {
    const clipboardData = new DataTransfer()
    document.activeElement?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/plain')
  }, how)

const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('keys move, select, fill, insert, delete and take back as in a spreadsheet; a screen reader is told of all', async ({
  page,
  signIn,
  client,
}) => {
  const { path } = await aTab(await client('owner@acme.test'), 'MISCELLANEOUS', covers)
  await signIn(page, 'owner@acme.test', { path })
  const grid = page.getByRole('grid', { name: 'Misc. Coverages' })
  await expect(grid).toHaveAttribute('aria-multiselectable', 'true')
  await expect(grid).toHaveAttribute('aria-rowcount', /^[67]$/)
  await expect(grid).toHaveAttribute('aria-colcount', '11')

  await (await cellAt(page, 1, 'Coverage')).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(await cellAt(page, 2, 'Description')).toBeFocused()
  await page.keyboard.type('For all contracts')
  await page.keyboard.press('Enter')
  await expect(await cellAt(page, 3, 'Coverage')).toBeFocused()
  await page.keyboard.press('Control+ArrowUp')
  await expect(await cellAt(page, 1, 'Coverage')).toBeFocused()
  await page.keyboard.press('End')
  await expect(await cellAt(page, 1, 'Note')).toBeFocused()
  await page.keyboard.press('Home')

  await (await cellAt(page, 2, 'Description')).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 × 1 selected')).toBeVisible()
  await expect(grid.locator('[aria-selected=true]')).toHaveCount(3)
  await page.keyboard.press('Control+d')
  const filled = ['', ...Array.from({ length: 3 }, () => 'For all contracts')]
  await expect.poll(() => columnTexts(page, 'Description', 4)).toEqual(filled)
  await page.keyboard.press('Delete')
  await expect.poll(() => columnTexts(page, 'Description', 4)).toEqual(['', '', '', ''])
  await page.keyboard.press('Control+z')
  await expect.poll(() => columnTexts(page, 'Description', 4)).toEqual(filled)
  await page.keyboard.press('Control+y')
  await expect.poll(() => columnTexts(page, 'Description', 4)).toEqual(['', '', '', ''])

  await (await cellAt(page, 2, 'Coverage')).click()
  await page.keyboard.press('Control+Shift+Equal')
  await expect(page.getByText('5 rows')).toBeVisible()
  await expect.poll(() => columnTexts(page, 'Coverage', 5)).toEqual(['Railroad', '', 'Default', 'Design', 'Bailee'])
  await page.keyboard.press('Control+Minus')
  await expect(page.getByText('4 rows')).toBeVisible()

  // The last row takes new values, and the one after it is there for more.
  await (await cellAt(page, 4, 'Coverage')).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Riggers')
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 rows')).toBeVisible()
  await expect(await cellAt(page, 6, 'Coverage')).toBeFocused()
  // The foot says what was done until the next key.
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Undone')).toHaveCount(0)
  await expectSaved(page)
  await page.reload()
  await expect(await cellAt(page, 4, 'Coverage')).toHaveText('Bailee')
  await expect.poll(() => columnTexts(page, 'Coverage', 4)).toEqual(['Railroad', 'Default', 'Design', 'Bailee'])

  // Escape lets the next Tab leave, so that nobody is caught.
  await (await cellAt(page, 1, 'Coverage')).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)
})

test('cells go to a spreadsheet and come back with their tabs, quotes and line breaks', async ({
  page,
  context,
  signIn,
  client,
}) => {
  const { path } = await aTab(await client('owner@acme.test'), 'MISCELLANEOUS', covers.slice(0, 2))
  await signIn(page, 'owner@acme.test', { path })
  await (await cellAt(page, 1, 'Remark')).click()
  await paste(page, '"Says ""tracks""\nto the east"\r\nOnly\ttabs\r\n')
  await expect(await cellAt(page, 2, 'Remark')).toHaveText('Only')
  await expect(await cellAt(page, 1, 'Remark')).toHaveText(/Says "tracks"\s+to the east/)

  await (await cellAt(page, 1, 'Premium')).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await taken(page, 'copy')).toBe('6850\t"Says ""tracks""\nto the east"\r\n58200\tOnly\r\n')
  await expect(page.getByText('4 cells copied')).toBeVisible()

  await (await cellAt(page, 2, 'Coverage')).click()
  await paste(page, 'One\tA\t$1,000,000\r\nTwo\tB\t2,5\r\nThree\tC\t(300)')
  await expect(page.getByText('4 rows')).toBeVisible()
  await expect.poll(() => columnTexts(page, 'Coverage', 4)).toEqual(['Railroad', 'One', 'Two', 'Three'])
  await expect(await cellAt(page, 2, 'Limit')).toHaveText('$1,000,000')

  // The menu of the cells, by mouse and by keys.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await (await cellAt(page, 2, 'Limit')).click()
  await (await cellAt(page, 2, 'Limit')).click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'Cells' })
  await menu.getByRole('menuitem', { name: 'Copy with headers' }).click()
  await expect(await cellAt(page, 2, 'Limit')).toBeFocused()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Limit\r\n1000000\r\n')
  await page.keyboard.press('Shift+F10')
  await expect(menu.getByRole('menuitem', { name: 'Cut' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(await cellAt(page, 2, 'Limit')).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Insert row below' }).press('Enter')
  await expect(page.getByText('5 rows')).toBeVisible()
  await expect(await cellAt(page, 3, 'Limit')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('4 rows')).toBeVisible()
  await (await cellAt(page, 2, 'Coverage')).click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Filter by this value' }).click()
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter of Coverage' }).click()

  await (await cellAt(page, 2, 'Description')).click()
  expect(await taken(page, 'cut')).toBe('A')
  await expect(await cellAt(page, 2, 'Description')).toHaveText('')
  await expectSaved(page)
})

test('columns are sorted by several, filtered, searched, added up, and arranged for good; the key stays in sight', async ({
  page,
  signIn,
  client,
}) => {
  const { path } = await aTab(await client('owner@acme.test'), 'MISCELLANEOUS', covers)
  // Arrangements of columns are one's own: nobody else tests with this person.
  await signIn(page, 'multi@acme.test', { path })
  const inMenu = async (heading: string) => {
    await page.getByRole('button', { name: `Menu of ${heading}` }).click()
    return page.getByRole('dialog', { name: `Column ${heading}` })
  }
  await (await inMenu('Limit')).getByRole('button', { name: 'Sort descending', exact: true }).click()
  await (await inMenu('Coverage')).getByRole('button', { name: 'Then sort ascending' }).click()
  await expect.poll(() => columnTexts(page, 'Coverage', 4)).toEqual(['Default', 'Design', 'Railroad', 'Bailee'])
  await expect(page.getByRole('columnheader', { name: /^Limit/ })).toHaveAttribute('aria-sort', 'descending')

  const filter = await inMenu('Premium')
  await filter.getByLabel('From').fill('5,000')
  await filter.getByLabel('To').fill('40,000')
  await filter.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByText('2 rows')).toBeVisible()
  await expect.poll(() => columnTexts(page, 'Coverage', 2)).toEqual(['Design', 'Railroad'])
  await page.getByRole('button', { name: 'Remove filter of Premium' }).click()
  await page.getByRole('button', { name: 'Do not sort by Limit' }).click()
  await page.getByRole('button', { name: 'Do not sort by Coverage' }).click()
  await expect.poll(() => columnTexts(page, 'Coverage', 4)).toEqual(['Railroad', 'Default', 'Design', 'Bailee'])

  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find in the grid' }).fill('de')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 2').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(await cellAt(page, 3, 'Coverage')).toBeFocused()
  await page.keyboard.press('Control+h')
  await page.getByRole('searchbox', { name: 'Find in the grid' }).fill('de')
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Re')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(page.getByText('2 cells replaced')).toBeVisible()
  await expect.poll(() => columnTexts(page, 'Coverage', 4)).toEqual(['Railroad', 'Refault', 'Resign', 'Bailee'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(() => columnTexts(page, 'Coverage', 4)).toEqual(['Railroad', 'Default', 'Design', 'Bailee'])

  const total = page.getByRole('row', { name: /^Total/ })
  await expect(total).toContainText('$97,350')
  await (await cellAt(page, 4, 'Premium')).click()
  await page.keyboard.type('=2000-100')
  await page.keyboard.press('Enter')
  await expect(await cellAt(page, 4, 'Premium')).toHaveText('$1,900')
  await expect(total).toContainText('$98,350')

  const heading = (name: string) => page.getByRole('columnheader', { name })
  const widthOf = async (name: string) => (await heading(name).boundingBox())!.width
  const before = await widthOf('Premium')
  const edge = (await heading('Premium').locator('[data-resize]').boundingBox())!
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width / 2 + 60, edge.y + edge.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await widthOf('Premium')) - before).toBeGreaterThan(50)

  await (await inMenu('Premium')).getByRole('button', { name: 'Move left' }).click()
  const order = async () =>
    Number(await heading('Premium').getAttribute('aria-colindex')) -
    Number(await heading('Deductible').getAttribute('aria-colindex'))
  expect(await order()).toBe(-1)
  await heading('Premium').locator('[data-move]').dragTo(heading('Deductible'))
  expect(await order()).toBe(1)

  await (await inMenu('Deductible')).getByRole('button', { name: 'Hide' }).click()
  await expect(heading('Deductible')).toHaveCount(0)
  await (await inMenu('Limit')).getByRole('button', { name: 'Pin' }).click()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Columns' })
  await panel.getByLabel('Name of the set').fill('Underwriter view')
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/schedule-columns/'),
  )
  await panel.getByRole('button', { name: 'Save set' }).click()
  expect((await stored).status()).toBe(204)
  await page.reload()
  await expect(heading('Limit')).toHaveAttribute('aria-colindex', '3')
  await expect(heading('Deductible')).toHaveCount(0)
  expect((await widthOf('Premium')) - before).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await panel.getByRole('button', { name: 'Reset columns' }).click()
  await expect(heading('Deductible')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Underwriter view', exact: true }).click()
  await expect(heading('Deductible')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Close columns' }).click()

  await page.setViewportSize({ width: 900, height: 900 })
  // A click waits until what it goes to stands still.
  await (await cellAt(page, 1, 'Coverage')).click()
  const left = (await heading('Coverage').boundingBox())!.x
  await page.keyboard.press('End')
  await expect(await cellAt(page, 1, 'Note')).toBeInViewport()
  expect((await heading('Coverage').boundingBox())!.x).toBe(left)
})

test('days and choices have editors of their own, and a tax id takes its form while it is typed', async ({
  page,
  signIn,
  client,
}) => {
  const owner = await client('owner@acme.test')
  const { path } = await aTab(owner, 'MISCELLANEOUS', covers.slice(0, 1))
  await signIn(page, 'owner@acme.test', { path })
  await (await cellAt(page, 1, 'Status')).click()
  await page.keyboard.type('pend')
  await expect(page.getByRole('option')).toHaveText(['PENDING'])
  await page.keyboard.press('Enter')
  await expect(await cellAt(page, 1, 'Status')).toHaveText('PENDING')

  const day = await cellAt(page, 1, 'Effective from')
  await day.click()
  await page.keyboard.type('1/5/2027')
  await page.keyboard.press('Enter')
  await expect(day).toHaveText('01/05/2027')
  await day.click()
  await page.keyboard.press('F2')
  await page.keyboard.press('Alt+ArrowDown')
  await page
    .getByRole('dialog', { name: /^Calendar/ })
    .getByRole('button', { name: /January 20,? 2027|20 January 2027/ })
    .click()
  await expect(day).toHaveText('01/20/2027')
  await expectSaved(page)

  const { path: insureds } = await aTab(owner, 'NAMED_INSUREDS', [{ name: 'Acme Test LLC', entityType: 'LLC' }])
  await page.goto(insureds)
  const fein = await cellAt(page, 1, 'FEIN')
  await fein.click()
  await page.keyboard.type('364410927')
  await expect(page.getByRole('textbox', { name: /^FEIN/ })).toHaveValue('36-4410927')
  await page.keyboard.press('Enter')
  await expect(fein).toHaveText('36-4410927')
})

test('errors, warnings and what is unusual are marked, and say why where the focus is', async ({
  page,
  signIn,
  client,
}) => {
  const keeper = { maxVehicles: '6', basis: 'Legal' }
  const { path } = await aTab(await client('owner@acme.test'), 'GARAGE_KEEPER', [
    { ...keeper, location: '2', averageValue: '62000', limit: '300000' },
    { ...keeper, location: '3', averageValue: 'a lot', limit: '900000' },
    { ...keeper, location: '4', averageValue: '62000', limit: '900000', effectiveFrom: '01/01/1900' },
  ])
  await signIn(page, 'owner@acme.test', { path })
  const marked = [
    [1, 'Limit', 'warning', 'Warning'],
    [2, 'Average value', 'error', 'Error'],
    [3, 'Effective from', 'outlier', 'Unusual'],
  ] as const
  for (const [row, heading, mark, word] of marked) {
    const cell = await cellAt(page, row, heading)
    await cell.click()
    await expect(cell).toHaveAttribute('data-mark', mark)
    await expect(page.locator(`[id="${await cell.getAttribute('aria-describedby')}"]`)).toContainText(`${word}:`)
  }
  await expect(await cellAt(page, 2, 'Average value')).toHaveAttribute('aria-invalid', 'true')
})

test('a tab of twelve thousand rows draws those in sight and no more, however far one scrolls', async ({
  page,
  signIn,
  client,
}) => {
  const rows = Array.from({ length: 12_000 }, (_, at) => ({ coverage: `Cover ${at + 1}` }))
  const { path } = await aTab(await client('owner@acme.test'), 'MISCELLANEOUS', rows)
  await signIn(page, 'owner@acme.test', { path })
  await expect(page.getByText('12,000 rows')).toBeVisible()
  const drawn = await page.getByRole('grid').evaluate(async (grid) => {
    let most = 0
    for (let step = 0; step <= 40; step += 1) {
      grid.scrollTop = ((grid.scrollHeight - grid.clientHeight) * step) / 40
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      most = Math.max(most, grid.querySelectorAll('[data-row]').length)
    }
    return most
  })
  expect(drawn).toBeGreaterThan(5)
  expect(drawn).toBeLessThanOrEqual(60)
  await expect(page.getByText('Cover 12000', { exact: true })).toBeVisible()
})

test('a long list is sorted and filtered behind what one does: an edit meanwhile counts', async ({
  page,
  signIn,
  client,
}) => {
  const count = 6000
  const rows = Array.from({ length: count }, (_, at) => ({ coverage: `Cover ${(at * 7) % count}`, premium: '10' }))
  const { path } = await aTab(await client('owner@acme.test'), 'MISCELLANEOUS', rows)
  await signIn(page, 'owner@acme.test', { path })
  await expect(page.getByText('6,000 rows', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Rows loaded' })).toHaveCount(0)

  // Sorted and pasted into at once, before the page has gone through the rows.
  await (await cellAt(page, 1, 'Coverage')).click()
  await page.getByRole('button', { name: 'Menu of Coverage' }).click()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Cover 9000')
    const sort = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sort descending')
    sort?.click()
    document
      .querySelector('[data-active]')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(await cellAt(page, 1, 'Coverage')).toHaveText('Cover 9000')
  await expect.poll(() => columnTexts(page, 'Coverage', 3)).toEqual(['Cover 9000', 'Cover 5999', 'Cover 5998'])

  await page.getByRole('button', { name: 'Menu of Coverage' }).click()
  const filter = page.getByRole('dialog', { name: 'Column Coverage' })
  await filter.getByLabel('Contains').fill('99')
  await filter.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByText('114 rows', { exact: true })).toBeVisible()
  const coverage = page.getByRole('columnheader', { name: 'Coverage' })
  await expect(coverage).toHaveAccessibleName('Coverage, required, filtered')
  await page.getByRole('button', { name: 'Do not sort by Coverage' }).click()
  await expect(await cellAt(page, 1, 'Coverage')).toHaveText('Cover 399')
  await expectSaved(page)
})
