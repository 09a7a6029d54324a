import type { Locator, Page } from '@playwright/test'
import { openBarePages } from '../harness/states/bare-pages.ts'
import { expect, test } from '../harness/fixtures.ts'
import { dragByTouch, phone } from '../harness/input/touch.ts'

const linksOf = (page: Page) => page.getByRole('region', { name: 'Quick Links' })
const textsOf = (card: Locator) => card.getByRole('listitem').getByRole('link')
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/hotlinks/order') && answer.status() === 200)

test('someone adds a link, puts it first by keyboard, removes it and takes that back', async ({ page, signIn }) => {
  await signIn(page, 'multi@acme.test', { path: '/BAYSIDE/dashboard' })
  const card = linksOf(page)
  await expect(textsOf(card)).toHaveCount(2)
  await card.getByRole('button', { name: 'Add link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a quick link' })
  const add = dialog.getByRole('button', { name: 'Add Link' })
  await expect(add).toBeDisabled()
  await dialog.getByLabel('Text').fill('Lender portal')
  await dialog.getByLabel('Web address').fill('lender.example')
  await dialog.getByLabel('Text').focus()
  await expect(dialog.getByText('must be a valid web address. (https:// or www.)')).toBeVisible()
  await expect(add).toBeDisabled()
  await dialog.getByLabel('Web address').fill('www.lender.example/loans')
  await add.click()
  await expect(dialog).toBeHidden()
  const link = card.getByRole('link', { name: 'Lender portal' })
  await expect(link).toHaveAttribute('href', 'https://www.lender.example/loans')
  await expect(textsOf(card).last()).toHaveText(/^Lender portal/)

  const order = saved(page)
  await card.getByRole('button', { name: 'Reorder Lender portal' }).focus()
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await expect(card.getByRole('status')).toHaveText('Lender portal: moved, place 1 of 3')
  await page.keyboard.press('Space')
  await order
  await page.reload()
  await expect(textsOf(card).first()).toHaveText(/^Lender portal/)

  await card.getByRole('button', { name: 'Reorder Lender portal' }).focus()
  for (const key of ['Space', 'ArrowDown', 'Escape']) await page.keyboard.press(key)
  await expect(card.getByRole('status')).toHaveText('Lender portal: put back, place 1 of 3')

  await card.getByRole('button', { name: 'Remove Lender portal' }).click()
  await expect(textsOf(card)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textsOf(card).first()).toHaveText(/^Lender portal/)
  await card.getByRole('button', { name: 'Remove Lender portal' }).click()
  await expect(textsOf(card)).toHaveCount(2)
})

test('links are dragged into order, and what cannot be saved is said and undone', async ({ page, signIn, watch }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const card = linksOf(page)
  await expect(textsOf(card)).toHaveCount(4)
  const before = await textsOf(card).allTextContents()
  const drag = async (name: string, to: number): Promise<void> => {
    await card.getByRole('listitem').last().scrollIntoViewIfNeeded()
    const from = (await card.getByRole('button', { name: `Reorder ${name}` }).boundingBox())!
    const goal = (await card.getByRole('listitem').nth(to).boundingBox())!
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 8, goal.y + goal.height - 4, { steps: 8 })
    await page.mouse.up()
  }
  const order = saved(page)
  await drag('Report a work injury', 2)
  await order
  const after = [before[1]!, before[2]!, before[0]!, before[3]!]
  await expect(textsOf(card)).toHaveText(after)
  await page.reload()
  await expect(textsOf(card)).toHaveText(after)

  watch.expectErrorResponse('/api/accounts/ACME/hotlinks')
  await page.route('**/hotlinks/order', (route) => route.fulfill({ status: 503, json: {} }))
  await drag('Contractor license lookup', 3)
  await expect(page.getByText('Failed to save reorder')).toBeVisible()
  await expect(textsOf(card)).toHaveText(after)
  await page.route('**/hotlinks/*-*', (route) => route.fulfill({ status: 503, json: {} }))
  await card.getByRole('button', { name: 'Remove OSHA 300 log' }).click()
  await expect(page.getByText('Failed to delete link')).toBeVisible()
  await page.route('**/hotlinks', (route) => route.fulfill({ status: 503, json: {} }))
  await card.getByRole('button', { name: 'Add link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a quick link' })
  await dialog.getByLabel('Text').fill('Lost')
  await dialog.getByLabel('Web address').fill('https://lost.example')
  await dialog.getByRole('button', { name: 'Add Link' }).click()
  await expect(dialog.getByText('Failed to add link')).toBeVisible()
  await openBarePages(page)
  await page.reload()
  await expect(card.getByText('Failed to get links')).toBeVisible()
})

test('links are dragged into order with a finger, and the page stays where it is', async ({ otherBrowser, signIn }) => {
  const page = await otherBrowser(phone)
  await signIn(page, 'multi@acme.test', { path: '/BAYSIDE/dashboard' })
  const card = linksOf(page)
  await expect(textsOf(card)).toHaveCount(2)
  const [first = '', second = ''] = await textsOf(card).allTextContents()
  const handles = card.getByRole('button', { name: /^Reorder/ })
  // A card that comes late above this one would move the page as well.
  await expect(page.getByText('Loading…')).toHaveCount(0)
  await handles.first().scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  const order = saved(page)
  await dragByTouch(page, handles.first(), card.getByRole('listitem').last())
  await order
  await expect(textsOf(card)).toHaveText([second, first])
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.reload()
  await expect(textsOf(card)).toHaveText([second, first])
})

test('a viewer follows links and changes none', async ({ page, signIn }) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/dashboard' })
  const card = linksOf(page)
  await expect(textsOf(card)).toHaveCount(4)
  await expect(card.getByRole('button')).toHaveCount(0)
})
