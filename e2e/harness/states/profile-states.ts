import { expect } from '@playwright/test'
import { press, type State } from './state.ts'

const profile = '/ACME/profile'

/** The profile of an account and its pages. */
export const profileStates: readonly State[] = [
  { name: 'the profile', username: 'owner@acme.test', path: profile },
  { name: 'the entity of a profile', username: 'owner@acme.test', path: `${profile}/entity` },
  {
    name: 'owners and companies in a profile, to be read only',
    username: 'viewer@acme.test',
    path: `${profile}/entity`,
    reach: press(/^Owners and companies/),
  },
  {
    name: 'comments on the answers of a profile',
    username: 'owner@acme.test',
    path: `${profile}/entity`,
    async reach(page) {
      await press('More for this page')(page)
      await page.getByRole('menuitem', { name: 'Comments' }).click()
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Comments' })).toBeVisible()
    },
  },
  {
    name: 'an answer of the profile with its history',
    username: 'owner@acme.test',
    path: `${profile}/entity`,
    async reach(page) {
      await press('More for Website')(page)
      await page.getByRole('menuitem', { name: 'About this answer' }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'History' })).toBeVisible()
      await expect(page.getByText('Loading…')).toHaveCount(0)
    },
  },
  { name: 'general information of a profile', username: 'owner@acme.test', path: `${profile}/general-info` },
  { name: 'safety in a profile', username: 'owner@acme.test', path: `${profile}/safety` },
  { name: 'the industry of a profile', username: 'owner@acme.test', path: `${profile}/industry` },
  { name: 'a profile without files', username: 'owner@acme.test', path: `${profile}/files` },
  { name: 'a profile without files, to be read only', username: 'viewer@acme.test', path: `${profile}/files` },
]
