import { expect } from '@playwright/test'
import { press, type State } from './state.ts'

/** The states of staging, for brokerage staff. */
export const stagingStates: readonly State[] = [
  { name: 'staging', username: 'advisor@harbor.test', path: '/ACME/staging' },
  { name: 'staging where it is off', username: 'advisor@harbor.test', path: '/BAYSIDE/staging' },
  { name: 'staging for the client', username: 'owner@acme.test', path: '/ACME/staging' },
  {
    name: 'rejecting a value',
    username: 'advisor@harbor.test',
    path: '/ACME/staging',
    async reach(page) {
      await press(/^Reject Business phone/)(page)
      await expect(page.getByRole('dialog', { name: 'Reject: Business phone' })).toBeVisible()
    },
  },
]
