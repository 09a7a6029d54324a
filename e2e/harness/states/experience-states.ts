import { expect, type Page } from '@playwright/test'
import { press, type State } from './state.ts'

const dialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name })).toBeVisible()

/** What a person can have before them of the experience modification. */
export const experienceStates: readonly State[] = [
  {
    name: 'the experience mod',
    username: 'owner@acme.test',
    path: '/ACME/experience',
    async reach(page) {
      await expect(page.getByRole('region', { name: 'Error finder' })).toBeVisible()
      await expect(page.getByRole('img', { name: 'Chart: Top claims by effect on the mod' })).toBeVisible()
    },
  },
  { name: 'no experience mod yet', username: 'prospect@prosper.test', path: '/PROSPER/experience' },
  {
    name: 'a figure of the mod, opened',
    username: 'viewer@acme.test',
    path: '/ACME/experience',
    async reach(page) {
      await page
        .getByRole('button', { name: /^\d\.\d\d$/ })
        .first()
        .click()
      await dialog(page, 'How the mod is calculated')
    },
  },
  {
    name: 'an experience worksheet with errors',
    username: 'owner@acme.test',
    path: '/ACME/experience',
    async reach(page) {
      await press('Enter worksheet')(page)
      await press('Add claim')(page)
      await press('Save worksheet')(page)
      await expect(page.getByText('Claim number is required')).toBeVisible()
    },
  },
  {
    name: 'a correction letter',
    username: 'owner@acme.test',
    path: '/ACME/experience',
    async reach(page) {
      await press('Write correction letter')(page)
      await dialog(page, 'Correction letter')
    },
  },
  {
    name: 'state values',
    username: 'broker-admin@harbor.test',
    path: '/ACME/experience',
    async reach(page) {
      await press('Rating values')(page)
      await expect(page.getByRole('table', { name: 'Rating values' })).toBeVisible()
    },
  },
  {
    name: 'an import of state values',
    username: 'broker-admin@harbor.test',
    path: '/ACME/experience',
    async reach(page) {
      await press('Rating values')(page)
      await press('Import values')(page)
      await press('Read file')(page)
      await expect(page.getByText('Choose the rating values file')).toBeVisible()
    },
  },
  {
    name: 'versions of a worksheet',
    username: 'owner@acme.test',
    path: '/ACME/experience',
    async reach(page) {
      await press('Worksheet actions')(page)
      await page.getByRole('menuitem', { name: 'Versions' }).click()
      await press('Show version 1')(page)
      await expect(page.getByText(/^Version 1, calculated mod/)).toBeVisible()
    },
  },
]
