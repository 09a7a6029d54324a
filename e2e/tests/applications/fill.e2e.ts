import { anApplication, answer, expectSaved, field } from '../../harness/application-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'

const answers = '**/apps/*/answers'

test('answers are there after a reload, and a shared one fills the other form, with where it comes from', async ({
  page,
  signIn,
  client,
}) => {
  const manager = await client('manager@harbor.test')
  const [first, second] = [await anApplication(manager), await anApplication(manager, 'applicant-information')]
  await signIn(page, 'owner@acme.test', { path: first.path })
  await answer(page, 'Website', 'www.acme-builders-group.example')
  await answer(page, 'Target premium', '12500')
  await expect(field(page, 'Target premium')).toHaveValue('$12,500')
  await expectSaved(page)
  await page.reload()
  await expect(field(page, 'Target premium')).toHaveValue('$12,500')

  await page.goto(second.path)
  await expect(field(page, 'Website')).toHaveValue(/acme-builders-group/)
  await expect(page.getByText(`From ${first.name} ${first.year} · Elena Castillo`).first()).toBeVisible()
  await expect(field(page, 'Target premium')).toHaveValue('')

  // Kept to this form the answer differs from the shared one, which stays in sight.
  await page.getByRole('button', { name: 'More for Website' }).click()
  await page.getByRole('menuitem', { name: 'About this answer' }).click()
  const about = page.getByRole('dialog', { name: 'Website' })
  await expect(about.getByRole('link', { name: first.name })).toBeVisible()
  await about.getByLabel(`Only in ${second.name}`).check()
  await page.keyboard.press('Escape')
  await answer(page, 'Website', 'www.other.example')
  await expect(page.getByText('Only in this form')).toBeVisible()
  await expectSaved(page)
  await page.goto(first.path)
  await expect(field(page, 'Website')).toHaveValue(/acme-builders-group/)
})

test('without a connection answers stay on the device, outlive the page, and go when it is back', async ({
  page,
  context,
  signIn,
  client,
  watch,
}) => {
  const { path, calls } = await anApplication(await client('manager@harbor.test'))
  watch.expectErrorResponse(`${calls}/answers`)
  await signIn(page, 'owner@acme.test', { path })
  await context.route(answers, (route) => route.abort())
  await answer(page, 'Current carrier', 'Harbor Mutual')
  // Nobody leaves this field before the page is gone.
  await field(page, 'Current premium').fill('9000')
  await expect(page.getByText('Offline – 2 answers saved on this device')).toBeVisible()
  await page.close()

  const next = await context.newPage()
  await next.goto(path)
  await expect(field(next, 'Current carrier')).toHaveValue('Harbor Mutual')
  await expect(field(next, 'Current premium')).toHaveValue('$9,000')
  await context.unroute(answers)
  await next.evaluate(() => dispatchEvent(new Event('online')))
  await expectSaved(next)
  await next.reload()
  await expect(field(next, 'Current carrier')).toHaveValue('Harbor Mutual')
})

test('two editors: changes of one come to the other; where both meet, both values are shown', async ({
  page,
  signIn,
  otherBrowser,
  client,
  watch,
}) => {
  const { path, calls } = await anApplication(await client('manager@harbor.test'))
  watch.expectErrorResponse(`${calls}/answers`)
  const other = await otherBrowser()
  await signIn(page, 'owner@acme.test', { path })
  await signIn(other, 'manager@harbor.test', { path })
  await answer(other, 'Current carrier', 'Cedar Mutual')
  await expect(field(page, 'Current carrier')).toHaveValue('Cedar Mutual')

  // What is answered here cannot be sent until somebody else has changed the same.
  await page.route(answers, (route) => route.abort())
  await answer(page, 'Current carrier', 'Birch Mutual')
  await expect(page.getByText('Offline – 1 answer saved on this device')).toBeVisible()
  await answer(other, 'Current carrier', 'Walnut Mutual')
  await expectSaved(other)
  await page.unroute(answers)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const both = page.getByRole('group', { name: 'Someone else changed this answer: Current carrier' })
  await expect(both.getByText('Birch Mutual')).toBeVisible()
  await expect(both.getByText('Walnut Mutual')).toBeVisible()
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(page)
  await expect(both).toHaveCount(0)
  await expect(field(other, 'Current carrier')).toHaveValue('Birch Mutual')
})

test('last year stands beside and is taken over at a press; sources that disagree are both shown', async ({
  page,
  signIn,
  client,
}) => {
  const { path } = await anApplication(await client('manager@harbor.test'))
  await signIn(page, 'owner@acme.test', { path })
  await page.getByRole('button', { name: 'Same as last year: General aggregate' }).click()
  await expect(field(page, 'General aggregate')).toHaveValue('$2,000,000')
  await expect(page.getByText(/^Same as \d{4} · Elena Castillo/)).toBeVisible()
  await expectSaved(page)

  await page.getByRole('button', { name: 'Premium basis' }).click()
  const both = page.getByRole('group', { name: 'Conflicting answers: Full-time employees' })
  await expect(both.getByText('211')).toBeVisible()
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await expect(both).toHaveCount(0)
  await expectSaved(page)
})

test('groups repeat, what depends on an answer shows with it, and what is removed comes back', async ({
  page,
  signIn,
  client,
}) => {
  const { path } = await anApplication(await client('manager@harbor.test'))
  await signIn(page, 'owner@acme.test', { path: `${path}?page=products` })
  await page
    .getByRole('navigation', { name: 'Pages of the form' })
    .getByRole('button', { name: /^Products/ })
    .click()
  await page
    .getByRole('group', { name: /Do you make, import, label/ })
    .getByRole('radio', { name: 'Yes' })
    .check()
  // Where an answer comes from stands below it once it is saved, and moves what follows.
  await expect(page.getByText(/Elena Castillo · just now/)).toBeVisible()
  await expect(field(page, 'Describe who tests, and the standard')).toHaveCount(0)
  const tested = page.getByRole('group', { name: 'Are products tested or certified?' })
  await tested.getByRole('radio', { name: 'Yes' }).check()
  await answer(page, 'Describe who tests, and the standard', 'Our own laboratory')
  await tested.getByRole('radio', { name: 'No' }).check()
  await expect(field(page, 'Describe who tests, and the standard')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add Product' }).click()
  const product = page.getByRole('group', { name: 'Product 1' })
  await product.getByLabel('Product or service', { exact: true }).fill('Steel stairs')
  await product.getByLabel('Annual sales', { exact: true }).fill('250000')
  await product.getByLabel('Annual sales', { exact: true }).blur()
  await expect(page.getByRole('status', { name: 'Sales of products' })).toHaveText('250,000')
  await page.getByRole('button', { name: 'Remove Product 1' }).click()
  await expect(product).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(product.getByLabel('Product or service', { exact: true })).toHaveValue('Steel stairs')
  await expectSaved(page)
})
