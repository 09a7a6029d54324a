import { expect, test } from '../harness/journey.ts'

test('a guest finds an answer by keyboard', async ({ page, server }) => {
  await page.goto(`${server.at('harbor.localhost')}/login`)
  await page.getByRole('link', { name: 'Need Help?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expect(page.getByText('Harbor & Pine Insurance is there for you')).toBeVisible()

  const question = page.getByText('I lost my phone, or have a new number.')
  const answer = page.getByText('Use one of your recovery codes')
  await expect(question).toBeVisible()
  await expect(answer).toBeHidden()
  await page.getByLabel('Find an answer').fill('lost phone')
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
  await expect(answer).toBeVisible()
  await expect(page.getByText('How do I log in?')).toBeHidden()

  await page.getByLabel('Find an answer').fill('zeppelin')
  await expect(page.getByText('No answer fits')).toBeVisible()
  await page.getByLabel('Find an answer').fill('')
  await expect(answer).toBeHidden()
  await page.getByLabel('Find an answer').press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('With your username, which is your e-mail address')).toBeVisible()
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
