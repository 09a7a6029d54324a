import { expect, type Page } from '@playwright/test'
import type { State } from './state.ts'

/** Clicks a button that opens a dialog, and waits for it. */
const open = (button: string | RegExp, dialog: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
}

/** Subjectivities and the bind decision, for both sides. */
export const bindingStates: readonly State[] = [
  { name: 'subjectivities', username: 'owner@acme.test', path: '/ACME/subjectivities' },
  { name: 'subjectivities, read only', username: 'viewer@acme.test', path: '/ACME/subjectivities' },
  {
    name: 'evidence of a subjectivity',
    username: 'owner@acme.test',
    path: '/ACME/subjectivities',
    reach: open(/^Send for review/, 'Send for review'),
  },
  {
    name: 'a subjectivity to be added',
    username: 'manager@harbor.test',
    path: '/ACME/subjectivities',
    reach: open('Add subjectivity', 'Add subjectivity'),
  },
  {
    name: 'a subjectivity to be waived',
    username: 'manager@harbor.test',
    path: '/ACME/subjectivities',
    reach: open(/^Waive/, 'Waive'),
  },
  { name: 'the bind decision', username: 'owner@acme.test', path: '/ACME/bind-decision' },
  { name: 'the bind decision of the brokerage', username: 'manager@harbor.test', path: '/ACME/bind-decision' },
  {
    name: 'an order to bind for a past day, with errors',
    username: 'owner@acme.test',
    path: '/ACME/bind-decision',
    async reach(page) {
      await open('Request to bind', /^Request to bind/)(page)
      await page.getByLabel('Effective date').fill('1/1/2020')
      await page.getByRole('button', { name: 'Sign and request to bind' }).click()
      await expect(page.getByLabel('Sign the no-loss statement')).toBeVisible()
    },
  },
  {
    name: 'a carrier’s confirmation',
    username: 'manager@harbor.test',
    path: '/ACME/bind-decision',
    reach: open('Confirm bound', 'Confirm bound'),
  },
]
