import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'

/** A cell by its row, from 1, and its column, from 1. */
const cell = (grid: Locator, row: number, column: number) =>
  grid.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`)

test('a code is looked up by its words while one types, and its description stands beside it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/component-playground' })
  const grid = page.getByRole('grid', { name: 'Payroll by class' })
  const at = (row: number, column: number) => cell(grid, row, column)
  const option = (name: RegExp) => page.getByRole('option', { name })

  await at(2, 1).click()
  await page.keyboard.type('fast rest')
  await expect(option(/^9083/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(at(2, 1)).toHaveText('9083')
  await expect(at(2, 2)).toHaveText('Restaurant, fast food')
  await expect(at(3, 1)).toBeFocused()

  // What somebody has written stays; the list is walked by arrows.
  await page.keyboard.type('88')
  await expect(option(/^8820/)).toBeVisible()
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(option(/^8810/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(at(3, 1)).toHaveText('8810')
  await expect(at(3, 2)).toHaveText('Our office staff')

  // A code that no table has stays as it is given.
  await at(1, 1).click()
  await page.keyboard.type('5499')
  await page.keyboard.press('Enter')
  await expect(at(1, 1)).toHaveText('5499')

  // Code and description are taken back as one.
  await at(2, 1).click()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(at(3, 1)).toHaveText('')
  await page.keyboard.press('Control+z')
  await expect(at(2, 1)).toHaveText('')
  await expect(at(2, 2)).toHaveText('')

  const field = page.getByRole('combobox', { name: 'GL class' })
  await field.fill('pool')
  await expect(option(/^45190/)).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(field).toHaveValue('45190')
  await expect(page.getByText('Hotel or motel, with pool (SAMPLE)')).toBeVisible()
  await field.fill('123456')
  await expect(page.getByText('Not in any active table. The code is saved as entered.')).toBeVisible()
})
