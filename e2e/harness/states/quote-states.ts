import { expect, type Page } from '@playwright/test'
import { press, type State } from './state.ts'

const staff = 'advisor@harbor.test'
const owner = 'owner@acme.test'
const market = '/ACME/internal-quote-review'
const review = '/ACME/quote-review'

async function openMenuOf(page: Page, carrier: string, item: string): Promise<void> {
  await press(`More for ${carrier}`)(page)
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** What a person can have before them of quotes. */
export const quoteStates: readonly State[] = [
  {
    name: 'market grid with a shortfall',
    username: staff,
    path: market,
    reach: (page) => page.getByText('5 gaps').click(),
  },
  { name: 'market grid, to the insured', username: owner, path: market },
  {
    name: 'a quote with errors',
    username: staff,
    path: market,
    async reach(page) {
      await press('Add quote')(page)
      await page.getByLabel('Status').selectOption('Quoted')
      await page.getByLabel('Total').fill('100')
      await page.getByRole('checkbox', { name: 'Optional' }).first().check()
      await press('Save')(page)
      await expect(page.getByText('Carrier is required')).toBeVisible()
    },
  },
  {
    name: 'details and questions of a quote',
    username: staff,
    path: market,
    reach: (page) => openMenuOf(page, 'Keystone Casualty', 'Details and questions'),
  },
  {
    name: 'declining for a market',
    username: staff,
    path: market,
    async reach(page) {
      await openMenuOf(page, 'Beacon Specialty', 'Change status')
      await page.getByLabel('New status').selectOption('Declined')
    },
  },
  {
    name: 'withdrawing a quote',
    username: staff,
    path: market,
    reach: (page) => openMenuOf(page, 'Keystone Casualty', 'Withdraw from client'),
  },
  {
    name: 'the file of a quote',
    username: staff,
    path: market,
    reach: (page) => openMenuOf(page, 'Keystone Casualty', 'Attach the carrier’s file'),
  },
  { name: 'showing quotes to the client', username: staff, path: market, reach: press('Show to client…') },
  { name: 'emailing the packet to markets', username: staff, path: market, reach: press('Email packet…') },
  {
    name: 'quote review, its record verified',
    username: owner,
    path: review,
    async reach(page) {
      await press('Verify the record')(page)
      await expect(page.getByText(/Record verified/)).toBeVisible()
    },
  },
  { name: 'quote review, read only', username: 'viewer@acme.test', path: review },
  { name: 'quote review of a prospect', username: 'prospect@prosper.test', path: '/PROSPER/quote-review' },
  {
    name: 'accepting an option with errors',
    username: owner,
    path: review,
    async reach(page) {
      await press('Accept…')(page)
      await page.getByLabel('Reject').check()
      await press(/^Accept for/)(page)
      await expect(page.getByText('Please confirm that you understand').first()).toBeVisible()
    },
  },
  {
    name: 'declining an option with errors',
    username: owner,
    path: review,
    async reach(page) {
      await press('Decline…')(page)
      await press('Decline option')(page)
      await expect(page.getByText('Enter a reason')).toBeVisible()
    },
  },
]
