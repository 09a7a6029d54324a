import { errorsOfAxe } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

const phone = { width: 375, height: 812 }
const headers = { 'X-Requested-With': 'portico' }

test('a carrier answers on the page of its notice, and a changed loss run waits until staff accept it', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
}) => {
  await signIn(page, 'claims@harbor.test', { path: '/ACME/claims-portal' })
  await page
    .getByRole('row', { name: /Hannah Cole/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('button', { name: 'Send notice' }).click()
  const notice = page.getByRole('dialog', { name: 'Send notice to the carrier' })
  await notice.getByLabel('Carrier’s claims email').fill('intake@carrier.test')
  await notice.getByRole('button', { name: 'Send' }).click()
  await expect(notice).toBeHidden()
  const { link } = await mailTo('intake@carrier.test')

  const carrier = await otherBrowser({ viewport: phone })
  await carrier.goto(new URL(link!, page.url()).pathname)
  await expect(carrier.getByRole('heading', { level: 1, name: /^Claim C-/ })).toBeVisible()
  await carrier.getByRole('button', { name: 'Send' }).click()
  await expect(carrier.getByText('Enter your name')).toBeVisible()
  expect(await errorsOfAxe(carrier)).toEqual([])
  await carrier.setViewportSize(phone)
  await carrier.getByLabel('Your name').fill('Priya Nair')
  await carrier.getByLabel('Claim number').fill('GL-7781')
  await carrier.getByLabel('We acknowledge receipt of this notice').check()
  await carrier.getByRole('button', { name: 'Send' }).click()
  await expect(carrier.getByText('Answer sent. Thank you.')).toBeVisible()

  await page.getByRole('button', { name: 'File the answer of Priya Nair' }).click()
  const filing = page.getByRole('dialog', { name: 'File carrier answer' })
  await expect(filing.getByLabel('Claim number')).toHaveValue('GL-7781')
  await filing.getByRole('button', { name: 'File' }).click()
  await expect(page.getByRole('list', { name: 'Activity' }).getByText('Claim acknowledged')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])

  const path = '/api/accounts/ACME'
  const { claims } = await (await page.request.get(`${path}/claims`)).json()
  const { id } = claims.find(({ claimNumber }: { claimNumber: string }) => claimNumber === 'WC-4471')
  const { linked } = (await (await page.request.get(`${path}/claims/${id}`)).json()).ledger
  const { losses } = await (await page.request.get(`${path}/loss-runs/${linked.runId}/losses`)).json()
  const loss = losses.find((each: { id: string }) => each.id === linked.id)
  const reserve = { ...loss.reserve, indemnity: loss.reserve.indemnity + 100_000_00 }
  const { runId: _run, line: _line, year: _year, incurred: _incurred, ledger: _ledger, id: _id, ...fields } = loss
  const saved = await page.request.put(`${path}/losses/${loss.id}`, { data: { ...fields, reserve }, headers })
  expect(saved.status()).toBe(200)

  await page.goto(`/ACME/claims-portal/${id}`)
  const review = page.getByRole('region', { name: 'Newer loss run' })
  await expect(review).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await review.getByLabel('Accept reserves').check()
  await review.getByRole('button', { name: 'Accept selected' }).click()
  await expect(review).toBeHidden()
  await expect(page.getByRole('list', { name: 'Activity' }).getByText(/reserves accepted/)).toBeVisible()
})
