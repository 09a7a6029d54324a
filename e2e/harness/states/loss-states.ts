import { expect } from '@playwright/test'
import { press, type State } from './state.ts'

const owner = { username: 'owner@acme.test', path: '/ACME/loss-runs' }

/** The states of the loss screens. */
export const lossStates: readonly State[] = [
  { ...owner, name: 'loss runs that are needed' },
  { ...owner, name: 'loss runs that came', path: '/ACME/loss-runs?tab=received' },
  { ...owner, name: 'losses of a loss run', path: '/ACME/loss-runs?tab=losses' },
  {
    ...owner,
    name: 'analysis of losses',
    path: '/ACME/loss-runs?tab=analysis',
    reach: (page) => expect(page.getByRole('img', { name: 'Chart: Incurred by line' })).toBeVisible(),
  },
  { name: 'losses, read only', username: 'viewer@acme.test', path: '/ACME/loss-runs?tab=losses' },
  { name: 'no loss runs yet', username: 'owner@ridge.test', path: '/RIDGE/loss-runs?tab=received' },
  { name: 'no policies to ask loss runs of', username: 'prospect@prosper.test', path: '/PROSPER/loss-runs' },
  {
    ...owner,
    name: 'request of loss runs with errors',
    async reach(page) {
      await press('Request loss runs')(page)
      await page.getByRole('button', { name: 'Sign and send' }).click()
      await expect(page.getByText('Signer’s title is required')).toBeVisible()
    },
  },
  {
    name: 'request of loss runs for the client to sign',
    username: 'advisor@harbor.test',
    path: '/ACME/loss-runs',
    async reach(page) {
      await press('Request loss runs')(page)
      await expect(page.getByRole('button', { name: 'Send for signature' })).toBeVisible()
    },
  },
  {
    ...owner,
    name: 'loss run to be added',
    path: '/ACME/loss-runs?tab=received',
    async reach(page) {
      await press('Add a loss run')(page)
      await expect(page.getByLabel('Valuation date')).toBeVisible()
    },
  },
  {
    ...owner,
    name: 'loss to be added',
    path: '/ACME/loss-runs?tab=losses',
    async reach(page) {
      await press('Add loss')(page)
      await expect(page.getByLabel('Claim number')).toBeVisible()
    },
  },
  {
    name: 'deadline of carriers to be added',
    username: 'broker-admin@harbor.test',
    path: '/ACME/loss-runs',
    async reach(page) {
      await press('Add deadline')(page)
      await expect(page.getByLabel('Source')).toBeVisible()
    },
  },
]
