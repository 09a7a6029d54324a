import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, withOwnServer } from '../../harness/own-server.ts'

const test = withOwnServer()
const home = '/brokerage-administration/HARBOR'

test('staff land at home, where every number leads to just what it counts', async ({ page, signIn }) => {
  await signIn(page, 'manager@harbor.test', { path: '/brokerage-administration' })
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('radio', { name: 'Me' })).toBeChecked()
  const rows = page.getByRole('table', { name: 'Renewals' }).locator('tbody').getByRole('row')
  await expect(rows.first()).toContainText('Late')

  await page.getByRole('radio', { name: 'Team' }).check()
  await expect(page).toHaveURL(`${home}?person=team`)
  for (const name of [/^Late renewals: \d/, /^Next 90 days: \d/]) {
    const number = page.getByRole('link', { name })
    const many = Number((await number.innerText()).trim())
    await number.click()
    await expect(rows).toHaveCount(many)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`${home}?person=team`)
  }
  const stage = page.getByRole('list', { name: 'Renewals by stage' }).getByRole('link', { name: /^Kickoff/ })
  await stage.click()
  await expect(page).toHaveURL(`${home}?person=team&stage=KICKOFF`)
  await expect(async () => expect(await rows.count()).toBe(Number(/\d+/.exec(await stage.innerText())![0]))).toPass()
  await page.goBack()
  await expect(page).toHaveURL(`${home}?person=team`)

  await page.getByRole('table', { name: 'Workload' }).getByRole('link', { name: 'Nora Whitfield' }).click()
  await expect(page).toHaveURL(`${home}?person=advisor%40harbor.test`)
  await expect(page.getByRole('radio', { name: 'Nora Whitfield' })).toBeChecked()
})

test('a message and a task are there as soon as someone sends them, and lead to their place', async ({
  page,
  signIn,
  client,
}) => {
  await signIn(page, 'advisor@harbor.test', { path: `${home}?person=team` })
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toBeVisible()
  const owner = await client('owner@acme.test')
  await owner.http.post('/api/accounts/ACME/conversations', {
    data: { topic: 'question', subject: 'Is the gantry crane covered?', text: 'It came on Monday.' },
  })
  await owner.addTask('ACME', { details: 'Check the crane', tagged: 'advisor@harbor.test' })
  await expect(page.getByRole('region', { name: 'Tasks' }).getByRole('link', { name: 'Check the crane' })).toBeVisible()
  const unsigned = page
    .getByRole('region', { name: 'Waiting for signature' })
    .getByRole('link', { name: /^Bind request for/ })
  await expect(unsigned.first()).toHaveAttribute('href', '/ACME/bind-decision')
  await messages.getByRole('link', { name: 'Is the gantry crane covered?' }).click()
  await expect(page).toHaveURL(/\/ACME\/communications\//)
  await expect(page.getByText('It came on Monday.', { exact: true })).toBeVisible()
})

test('home of a brokerage without renewals says what to do next', async ({ page, signIn }) => {
  await signIn(page, 'advisor@summit.test', { path: '/brokerage-administration/SUMMIT' })
  await expect(page.getByText('No renewal of yours is under way')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.getByRole('link', { name: 'Go to accounts' }).click()
  await expect(page).toHaveURL('/brokerage-administration/SUMMIT/accounts')
})
