import type { Locator, Page } from '@playwright/test'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, setUpTwoFactor, test } from './empty-server.ts'
import { expectPage, logInAs, savePassword } from '../../harness/login-steps.ts'
import { newestMail } from '../../harness/outbox.ts'
import { choosePassword, linkOf } from '../../harness/people-steps.ts'
import * as brokerage from './first-brokerage.ts'
import * as records from './first-records.ts'
import * as renewal from './first-renewal.ts'

const password = 'Blue-heron-42!'

async function fillPerson(form: Locator, email: string, firstName: string, lastName: string): Promise<void> {
  await form.getByLabel(/^E-?mail/).fill(email)
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('Last name').fill(lastName)
}

async function acceptInvitation(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await choosePassword(page, password)
  await page.getByRole('button', { name: /^(?:Join|Accept|Create)/ }).click()
}

test('a new installation begins: administrator, brokerage, staff, account and client; then it renews a year', async ({
  empty: { server, administratorPath },
  actions,
  personAt,
}) => {
  const ada = await personAt()
  await ada.goto(administratorPath)
  await savePassword(ada, password)
  await logInAs(ada, 'ada@portal.test', password)
  await setUpTwoFactor(ada)
  await expectPage(ada, 'Accounts')
  await expect(ada.getByText('No accounts yet')).toBeVisible()

  await ada.goto('/admin/brokerages')
  await expect(ada.getByText('No brokerages yet')).toBeVisible()
  await ada.getByRole('button', { name: 'New brokerage' }).click()
  const newBrokerage = ada.getByRole('dialog', { name: 'New brokerage' })
  await newBrokerage.getByLabel('Brokerage name').fill('Lakeside Insurance Group')
  await newBrokerage.getByLabel('Subdomain').fill('lakeside')
  await newBrokerage.getByLabel('Code').fill('lakeside')
  await fillPerson(newBrokerage, 'fay@lakeside.test', 'Fay', 'Lake')
  expect(await errorsOfAxe(ada)).toEqual([])
  await newBrokerage.getByRole('button', { name: 'Create brokerage' }).click()
  await expect(ada.getByRole('link', { name: 'Lakeside Insurance Group', exact: true })).toBeVisible()
  for (const width of [390, 320]) await expect.poll(() => overflow(ada, width)).toBe(0)

  const fay = await personAt()
  await acceptInvitation(fay, linkOf(await newestMail(server, 'fay@lakeside.test', 1)))
  await setUpTwoFactor(fay)
  await expectPage(fay, 'Home')
  await expect(fay.getByRole('link', { name: 'Set up your brokerage' })).toBeVisible()
  await fay.getByRole('link', { name: 'Go to accounts' }).click()
  await expectPage(fay, 'Accounts')
  await fay.getByRole('button', { name: 'New account' }).click()
  const newAccount = fay.getByRole('dialog', { name: 'New account' })
  await newAccount.getByLabel('Legal name').fill('Tuckahoe Steel & Fabrication, Inc.')
  await expect(newAccount.getByLabel('Account code')).toHaveValue('TUCKAHOE')
  await newAccount.getByLabel('General Liability').check()
  await newAccount.getByLabel('Workers Comp').check()
  await newAccount.getByLabel('Primary account manager').selectOption({ label: 'Fay Lake' })
  await fillPerson(newAccount, 'vera@tuckahoe.test', 'Vera', 'Stone')
  await newAccount.getByRole('button', { name: 'Create account' }).click()
  await expect(fay).toHaveURL('/TUCKAHOE/dashboard')
  await expectPage(fay, 'Tuckahoe Steel & Fabrication, Inc.')

  await fay.goto('/TUCKAHOE/schedules')
  await expect(fay.getByRole('link', { name: 'General Liability' })).toBeVisible()
  await expect(fay.getByRole('link', { name: 'Auto', exact: true })).toHaveCount(0)
  await fay.getByRole('button', { name: 'Choose schedules…' }).click()
  await fay.getByRole('dialog').getByLabel('Auto').check()
  await fay.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(fay.getByRole('link', { name: 'Auto', exact: true })).toBeVisible()
  await fay.getByRole('link', { name: 'Locations' }).click()
  await expectPage(fay, 'Locations')
  await expect(fay).toHaveURL('/TUCKAHOE/schedules/locations')

  await fay.goto('/TUCKAHOE/account/configuration')
  await fay.getByLabel('Loss runs').selectOption('Off')
  await expect(fay.getByText('Set by: Account')).toBeVisible()
  await fay.getByLabel('Loss runs').selectOption('On')
  await expect(fay.getByLabel('Loss runs')).toHaveValue('true')
  await fay.goto('/TUCKAHOE/account')
  await expectPage(fay, 'Account Details')

  const vera = await personAt()
  await acceptInvitation(vera, linkOf(await newestMail(server, 'vera@tuckahoe.test', 1)))
  await expectPage(vera, 'Tuckahoe Steel & Fabrication, Inc.')
  await expect(vera.getByText('Fay Lake').first()).toBeVisible()
  expect(await errorsOfAxe(vera)).toEqual([])

  const start = { server, password, personAt }
  await test.step('the brokerage gets its look', () => brokerage.brand(fay, start))
  await test.step('a colleague joins', () => brokerage.inviteColleague(fay, start))
  await test.step('accounts by upload, their clients invited', () => brokerage.uploadAccounts(fay, start))
  // At 5 seconds each, 10 minutes from an empty database to clients who are in.
  expect(actions.count).toBeGreaterThan(50)
  expect(actions.count, `${actions.count} actions`).toBeLessThan((10 * 60) / 5)

  await test.step('policies with their limits', () => renewal.enterPolicies(fay))
  await test.step('a schedule by import', () => renewal.importSchedule(fay, vera))
  await test.step('an application', () => records.fillApplication(fay, vera))
  await test.step('losses', () => records.enterLosses(fay))
  await test.step('the mod', () => records.enterMod(fay, vera))
  await test.step('the renewal starts', () => renewal.startRenewal(fay))
  await test.step('submission', () => renewal.submit(vera))
  const underwriter = await personAt()
  await test.step('market', () => renewal.market(fay, underwriter, server))
  await test.step('quotes and decision', () => renewal.quoteAndDecide(fay, vera))
  await test.step('bound and checked', () => renewal.bind(fay, vera))
  await test.step('the next renewal starts from the new policy', () => renewal.startNextYear(fay, vera))
})
