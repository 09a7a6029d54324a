import { expect } from '@playwright/test'
import { press, type State } from './state.ts'

const path = '/DOELAW/policy-selection'

/** What a law firm and its brokerage can have before them of its plans. */
export const policySelectionStates: readonly State[] = [
  { name: 'policy selection', username: 'lawyer@doelaw.test', path },
  { name: 'policy selection, where it is not for', username: 'owner@acme.test', path: '/ACME/policy-selection' },
  { name: 'policy selection, to its brokerage', username: 'admin@portico.test', path },
  {
    name: 'choosing a plan with errors',
    username: 'lawyer@doelaw.test',
    path,
    async reach(page) {
      await press('Choose Lower premium')(page)
      await press(/^Choose for/)(page)
      await expect(page.getByText('Enter the name of the signer')).toBeVisible()
    },
  },
  {
    name: 'a plan with an error',
    username: 'admin@portico.test',
    path,
    async reach(page) {
      await press('Edit Higher limits')(page)
      await page.getByLabel('Aggregate limit').fill('1')
      await press(/^Save$/)(page)
      await expect(page.getByText('The aggregate cannot be lower than the limit per claim')).toBeVisible()
    },
  },
]
