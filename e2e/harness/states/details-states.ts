import { expect } from '@playwright/test'
import { press, type State } from './state.ts'

const staff = 'advisor@harbor.test'
const path = '/ACME/details'

/** What a person can have before them of the details of an account. */
export const detailsStates: readonly State[] = [
  { name: 'details of an account', username: staff, path },
  { name: 'details of an account, to the insured', username: 'owner@acme.test', path },
  { name: 'details of a prospect', username: staff, path: '/PROSPER/details', reach: press('Convert to client…') },
  {
    name: 'editing an account, with an error',
    username: staff,
    path,
    async reach(page) {
      await press(/^Edit$/)(page)
      await page.getByLabel('Legal name').fill('')
      await press('Save')(page)
      await expect(page.getByText('Legal name is required')).toBeVisible()
    },
  },
  {
    name: 'editing facts among the details',
    username: staff,
    path,
    async reach(page) {
      await press('Edit company')(page)
      await expect(page.getByLabel('Website')).toBeVisible()
    },
  },
  {
    name: 'merging an account, compared with another',
    username: 'broker-admin@harbor.test',
    path,
    async reach(page) {
      await press('Merge a duplicate…')(page)
      await press('Compare with Bayside Property Holdings LLC')(page)
      await expect(page.getByText('cannot be merged because')).toBeVisible()
    },
  },
  {
    name: 'the team of an account, with an error',
    username: staff,
    path,
    async reach(page) {
      await press('Change team')(page)
      await page.getByLabel('Primary contact').selectOption('')
      await press('Save')(page)
      await expect(page.getByText('Choose the client’s primary contact')).toBeVisible()
    },
  },
]
