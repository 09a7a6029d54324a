import { expect } from '@playwright/test'
import { logInAs } from '../login-steps.ts'
import { press, type State } from './state.ts'

/** What a person meets before an account, and outside of any. */
export const entryStates: readonly State[] = [
  { name: 'login', username: null, path: '/login' },
  {
    name: 'refused login',
    username: null,
    path: '/login',
    async reach(page) {
      await page.getByLabel('Username').fill('owner@acme.test')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await press('Log In')(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'forgotten password', username: null, path: '/password-reset' },
  { name: 'spent link to a new password', username: null, path: '/password-reset/spent' },
  {
    name: 'code of a login',
    username: null,
    path: '/login',
    async reach(page) {
      await logInAs(page, 'tfa@acme.test')
      await press('Verify')(page)
      await expect(page.getByText('Code has to be 6 digits')).toBeVisible()
    },
  },
  {
    name: 'recovery code of a login',
    username: null,
    path: '/login',
    async reach(page) {
      await logInAs(page, 'tfa@acme.test')
      await press('Use a recovery code')(page)
    },
  },
  {
    name: 'owed password of a login',
    username: null,
    path: '/login',
    async reach(page) {
      await logInAs(page, 'reset@acme.test')
      await press('Save password')(page)
      await expect(page.getByText('A new password is required.')).toBeVisible()
    },
  },
  {
    name: 'a link while logged in',
    username: 'owner@acme.test',
    path: '/token-login/one/two',
  },
  { name: 'not found', username: null, path: '/404' },
  {
    name: 'help with open answers',
    username: null,
    path: '/help',
    async reach(page) {
      await page.getByLabel('Find an answer').fill('code')
      await expect(page.getByText('A code is valid for 5 minutes')).toBeVisible()
    },
  },
  { name: 'pricing', username: null, path: '/pricing' },
  { name: 'pricing for a user', username: 'owner@acme.test', path: '/pricing' },
  { name: 'demonstration', username: null, path: '/demo' },
  { name: 'demonstration users', username: 'owner@acme.test', path: '/demo-user' },
  { name: 'forbidden', username: 'owner@acme.test', path: '/forbidden' },
  { name: 'resource not found', username: 'owner@acme.test', path: '/resource-not-found' },
]
