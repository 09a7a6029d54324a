import { expect, test } from '../harness/fixtures.ts'

test('a guest finds an answer by keyboard', async ({ page, server }) => {
  await page.goto(`${server.at('harbor.localhost')}/login`)
  await page.getByRole('link', { name: 'Need Help?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expect(page.getByText('For anything else, contact Harbor & Pine Insurance')).toBeVisible()

  const question = page.getByText('I lost my phone, or have a new number.')
  const answer = page.getByText('Use one of your recovery codes')
  await expect(question).toBeVisible()
  await expect(answer).toBeHidden()
  await page.getByLabel('Find an answer').fill('lost phone')
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
  await expect(answer).toBeVisible()
  await expect(page.getByText('How do I log in?')).toBeHidden()

  await page.getByLabel('Find an answer').fill('zeppelin')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByLabel('Find an answer').fill('')
  await expect(answer).toBeHidden()
  await page.getByLabel('Find an answer').press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Use your username, which is your email address')).toBeVisible()
})

test('a question is found by the search of the portal, and whoever has no account is told what to do', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'nobody@portico.test', { path: '/account-selector' })
  await expect(page.getByText('No accounts yet')).toBeVisible()
  await expect(page.getByText('You are logged in as nobody@portico.test.')).toBeVisible()
  await page.getByRole('link', { name: 'Help with invitations' }).click()
  await expect(page.getByText('The invitation expires in 7 days.')).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).fill('experience mod lower')
  await page.getByRole('option', { name: /How can I lower my mod/ }).click()
  await expect(page.getByText('close open claims before the valuation date')).toBeVisible()
})

test('someone new begins with three steps, and hides them for good', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard', isNew: true })
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('link')).toHaveText([
    'Check your company’s information',
    'Review what is insured',
    'Invite a colleague',
  ])
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('pricing says who pays and whom to ask, to guests and to users', async ({ page, signIn }) => {
  await page.goto('/pricing')
  await expect(page.getByText('Free of charge')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  await expect(page.getByText('$')).toHaveCount(0)
  await signIn(page, 'owner@acme.test', { path: '/pricing' })
  await page.getByRole('link', { name: 'Back to my start page' }).click()
  await expect(page).toHaveURL('/ACME/dashboard')
})

test('every screen has its own answers behind a question mark, and the keys that it knows', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/loss-runs' })
  await page.getByRole('button', { name: 'Help with this page' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByText('What is a loss run?').click()
  await expect(help.getByText('A report from a carrier with your claims')).toBeVisible()
  await help.getByLabel('Find an answer').fill('certificate holder')
  await expect(help.getByText('An additional insured is also protected by your policy.')).toBeVisible()
  await expect(help.getByText('What is a loss run?')).toHaveCount(0)
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(help).toHaveCount(0)

  await page.goto('/ACME/schedules')
  await expect(page.getByRole('button', { name: 'Help with this page' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(help.getByText('Can I paste from Excel or Google Sheets?')).toBeVisible()
  await expect(help.getByText('Find, and find and replace')).toBeVisible()
  await help.getByRole('link', { name: 'All questions and answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expect(help).toHaveCount(0)
})
