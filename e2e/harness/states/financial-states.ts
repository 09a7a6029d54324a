import { expect } from '@playwright/test'
import { press, type State } from './state.ts'

/** The states of the financials screens. */
export const financialStates: readonly State[] = [
  { name: 'financials', username: 'owner@acme.test', path: '/ACME/financials' },
  { name: 'financials, read only', username: 'viewer@acme.test', path: '/ACME/financials' },
  { name: 'no financials yet', username: 'owner@ridge.test', path: '/RIDGE/financials' },
  {
    name: 'what a ratio is worked out of',
    username: 'owner@acme.test',
    path: '/ACME/financials',
    async reach(page) {
      await press(/^Revenue growth, .*: 6\.5%$/)(page)
      await expect(page.getByRole('dialog', { name: /^Revenue growth/ })).toBeVisible()
    },
  },
  {
    name: 'a fiscal year with errors',
    username: 'owner@acme.test',
    path: '/ACME/financials',
    async reach(page) {
      await press('Add year')(page)
      const dialog = page.getByRole('dialog', { name: 'Add year' })
      await dialog.getByLabel('Total assets').fill('500,000')
      await dialog.getByLabel('Total liabilities').fill('none')
      await dialog.getByLabel('Currency').fill('CAD')
      await dialog.getByRole('button', { name: 'Add year' }).click()
      await expect(dialog.getByText('must be a number')).toBeVisible()
    },
  },
]
