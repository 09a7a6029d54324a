import { figureKeys } from '@portico/contract/areas/financials/figures.ts'
import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { FinancialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { addDays, addMonths } from '@portico/contract/kit/zone.rules.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { ReviewClient } from '../schedules/test/review-client.ts'
import { added, ScheduleClient } from '../schedules/test/schedule-client.ts'
import { financialsProgress } from './financials.public.ts'

const server = useTestServer()
const pathOf = (account: string) => `/api/accounts/${account}/financials`
const path = pathOf('BAYSIDE')

const figures = { revenue: 900_000_00, assets: 500_000_00, liabilities: 300_000_00, netWorth: 200_000_00 }
const draft = {
  fiscalYearEnd: '2015-12-31',
  isInterim: false,
  statementKind: 'REVIEWED',
  currency: 'USD',
  isOtherCurrency: false,
  note: '',
  figures,
}

let nextYear = 1960
/** A day that no other test of this file uses. */
const aYearEnd = () => `${(nextYear += 1)}-06-30`

const keeper = () => server.signIn('multi@acme.test')

async function aYear(client: TestClient, fields: Record<string, unknown> = {}): Promise<FinancialYear> {
  const { status, body } = await client.post(path, { ...draft, fiscalYearEnd: aYearEnd(), ...fields })
  expect(status).toBe(201)
  return body as FinancialYear
}

const listed = async (client: TestClient, of = path): Promise<FinancialYear[]> => (await client.get(of)).body

describe('the years of an account', () => {
  test('are listed with figures and files, the latest first', async () => {
    const years = await listed(await server.signIn('owner@acme.test'), pathOf('ACME'))
    const ends = years.map(({ fiscalYearEnd }) => fiscalYearEnd)
    expect(ends).toEqual(ends.toSorted().toReversed())
    expect(years.filter(({ isInterim }) => !isInterim)).toHaveLength(3)
    expect(years.flatMap(({ files }) => files.map(({ name }) => name))).toContain('Reviewed Financial Statement.pdf')
  })

  test('are added with what the statements say; what they do not say is null', async () => {
    const client = await keeper()
    const year = await aYear(client, { figures: { revenue: 900_000_00, netIncome: -20_000_00 }, note: ' first year ' })
    expect(year).toMatchObject({ note: 'first year', version: 1, files: [] })
    expect(year.figures).toEqual({
      ...Object.fromEntries(figureKeys.map((key) => [key, null])),
      revenue: 900_000_00,
      netIncome: -20_000_00,
    })
    expect(await listed(client)).toContainEqual(year)
    expect(await auditOf(server, 'financial-year', year.id)).toMatchObject([
      { action: 'financial-year.create', actor: 'multi@acme.test' },
    ])
  })

  test.each([
    [{ fiscalYearEnd: '2999-12-31' }, { fiscalYearEnd: financialMessages.futureYear }],
    [{ currency: 'CAD' }, { currency: financialMessages.otherCurrency }],
    [{ currency: 'dollars' }, { currency: financialMessages.currency }],
    [{ figures: {} }, { figures: financialMessages.emptyYear }],
    [{ figures: { ...figures, assets: 510_000_00 } }, { note: financialMessages.noteRequired }],
    [{ figures: { revenue: -1 } }, { 'figures.revenue': financialMessages.notNegative }],
  ])('are refused as %j with the field named', async (fields, error) => {
    const { status, body } = await (await keeper()).post(path, { ...draft, fiscalYearEnd: aYearEnd(), ...fields })
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: error })
  })

  test('end today wherever that is on earth, and no later', async () => {
    const client = await keeper()
    const after = (days: number) => client.post(path, { ...draft, isInterim: true, fiscalYearEnd: server.today(days) })
    expect((await after(3)).body.fields).toEqual({ fiscalYearEnd: financialMessages.futureYear })
    expect((await after(1)).status).toBe(201)
  })

  test('are taken with a note that says why they do not balance, and in another currency that is meant', async () => {
    const year = await aYear(await keeper(), {
      figures: { ...figures, assets: 510_000_00 },
      note: 'Draft of the bookkeeper',
      currency: 'CAD',
      isOtherCurrency: true,
    })
    expect(year).toMatchObject({ note: 'Draft of the bookkeeper', currency: 'CAD', isOtherCurrency: true })
  })

  test('are one for a day, and an interim one beside it, however many are sent at once', async () => {
    const client = await keeper()
    const fiscalYearEnd = aYearEnd()
    const answers = await Promise.all([1, 2, 3].map(() => client.post(path, { ...draft, fiscalYearEnd })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused.map(({ body }) => body.fields.fiscalYearEnd)).toEqual([
      financialMessages.sameYear,
      financialMessages.sameYear,
    ])
    await aYear(client, { fiscalYearEnd, isInterim: true })
  })
})

describe('a change of a year', () => {
  test('is saved, and one from an old version answers the year as it stands', async () => {
    const client = await keeper()
    const { id, fiscalYearEnd } = await aYear(client)
    const change = { ...draft, fiscalYearEnd, statementKind: 'AUDITED', version: 1 }
    const { status, body } = await client.put(`${path}/${id}`, change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ statementKind: 'AUDITED', version: 2 })
    const late = await client.put(`${path}/${id}`, { ...change, statementKind: 'COMPILED' })
    expect(late.status).toBe(409)
    expect(late.body.current).toEqual(body)
    expect((await auditOf(server, 'financial-year', id)).map(({ action }) => action)).toEqual([
      'financial-year.create',
      'financial-year.update',
    ])
  })

  test('does not move a year to the day of another', async () => {
    const client = await keeper()
    const [one, other] = [await aYear(client), await aYear(client)]
    const { status, body } = await client.put(`${path}/${one.id}`, {
      ...draft,
      fiscalYearEnd: other.fiscalYearEnd,
      version: 1,
    })
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { fiscalYearEnd: financialMessages.sameYear },
    })
  })
})

test('a removed year is no longer listed, and cannot be removed again', async () => {
  const client = await keeper()
  const { id } = await aYear(client)
  expect((await client.delete(`${path}/${id}?version=7`)).status).toBe(409)
  expect((await client.delete(`${path}/${id}`)).status).toBe(204)
  expect((await listed(client)).map((year) => year.id)).not.toContain(id)
  expect((await client.delete(`${path}/${id}`)).status).toBe(404)
})

describe('the statement of a year', () => {
  const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
  const send = (client: TestClient, id: string, name: string, content: string) =>
    client.post(
      `${path}/${id}/files`,
      `--cut\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n--cut--\r\n`,
      { headers: { 'content-type': 'multipart/form-data; boundary=cut' } },
    )

  test('stands in the library under Financials, and only for those who may read financials', async () => {
    const client = await keeper()
    const year = await aYear(client)
    const { status, body } = await send(client, year.id, 'statements.pdf', pdf)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: year.id, files: [{ name: 'statements.pdf', bytes: pdf.length }] })
    const [file] = (body as FinancialYear).files
    const { body: read } = await client.get(`/api/accounts/BAYSIDE/documents/${file!.id}`)
    expect(read.document).toMatchObject({ name: 'statements.pdf', type: 'FINANCIAL', isInternal: false })
    const ofAcme = (await listed(await server.signIn('owner@acme.test'), pathOf('ACME'))).flatMap(({ files }) => files)
    const without = await server.signIn('user@acme.test')
    expect((await without.get(`/api/accounts/ACME/documents/${ofAcme[0]!.id}`)).status).toBe(404)
  })

  test('is stored once more as a new version of the same file', async () => {
    const client = await keeper()
    const year = await aYear(client)
    await send(client, year.id, 'statements.pdf', pdf)
    const { body } = await send(client, year.id, 'statements.pdf', `${pdf}\n`)
    expect((body as FinancialYear).files).toMatchObject([{ name: 'statements.pdf', bytes: pdf.length + 1 }])
  })

  test('is refused where its content is not what its name says, and of a year that there is not', async () => {
    const client = await keeper()
    const year = await aYear(client)
    expect((await send(client, year.id, 'statements.pdf', 'no pdf at all')).status).toBe(422)
    expect((await send(client, crypto.randomUUID(), 'statements.pdf', pdf)).status).toBe(404)
    expect((await listed(client)).find(({ id }) => id === year.id)!.files).toEqual([])
  })
})

describe('authority', () => {
  test('without the permission code there are none, a viewer only reads', async () => {
    const user = await server.signIn('user@acme.test')
    expect((await user.get(pathOf('ACME'))).status).toBe(403)
    const viewer = await server.signIn('viewer@acme.test')
    expect((await viewer.get(pathOf('ACME'))).status).toBe(200)
    const { status, body } = await viewer.post(pathOf('ACME'), draft)
    expect([status, body.message]).toEqual([403, messages.readOnly])
  })

  test('a year of another account does not exist', async () => {
    const year = await aYear(await keeper())
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.delete(`${pathOf('ACME')}/${year.id}`)).status).toBe(404)
    expect((await owner.put(`${pathOf('ACME')}/${year.id}`, { ...draft, version: 1 })).status).toBe(404)
    expect((await owner.get(path)).status).toBe(404)
  })
})

test('the progress for a term names what is missing', async () => {
  const { database, now } = server.running.platform
  const progressOf = (account: string) =>
    database.read('system', (tx) => financialsProgress(tx, account, now().toISOString().slice(0, 10)))
  expect(await progressOf('RIDGE')).toMatchObject({
    percent: 0,
    blockers: [{ text: 'Missing: 3 of 3 full years', link: 'financials', isHard: true }],
  })
  const acme = await progressOf('ACME')
  expect(acme.percent).toBeGreaterThan(90)
  expect(acme.blockers.every(({ isHard }) => !isHard)).toBe(true)
})

test('applications are filled with the last two full years, in dollars', async () => {
  const { body } = await (await server.signIn('advisor@harbor.test')).get('/api/accounts/NORTH/facts')
  const valueOf = (key: string) => (body as { key: string; value: unknown }[]).find((fact) => fact.key === key)?.value
  expect(['totalAssets', 'netIncome', 'revenueLastYear', 'statementKind'].map(valueOf)).toEqual([
    '6940000',
    '395000',
    '11260000',
    'Compiled',
  ])
})

test('the sales of general liability are compared with the revenue, again whenever that changes', async () => {
  const client = await keeper()
  const tab = new ScheduleClient(client, 'BAYSIDE', 'GENERAL_LIABILITY')
  const review = new ReviewClient(client, 'GENERAL_LIABILITY', tab.tabId, 'BAYSIDE')
  await tab.edit([added({ state: 'CA', classCode: '91580', basis: 'Sales', exposure: '500000' })])
  const revenue = (cents: number) => ({ ...draft, fiscalYearEnd: '2020-12-31', figures: { revenue: cents } })
  const latest = await aYear(client, revenue(900_000_00))
  expect(await review.jointFindings()).toContainEqual(
    expect.stringContaining('sales total $500,000; the financials say $900,000'),
  )
  await client.put(`${path}/${latest.id}`, { ...revenue(520_000_00), version: 1 })
  expect(await review.jointFindings()).toEqual([])
})

test('the progress for a term counts years entered or corrected since the one before began', async () => {
  const { database } = server.running.platform
  const changedFor = async (effectiveOn: string) =>
    (await database.read('system', (tx) => financialsProgress(tx, 'ACME', effectiveOn))).changed
  const theirs = await server.signIn('advisor@harbor.test')
  const [year] = await listed(theirs, pathOf('ACME'))
  const enteredOn = year!.changedAt.slice(0, 10)
  expect(await changedFor(addDays(addMonths(enteredOn, 12), 1))).toBe(0)
  expect(await changedFor(enteredOn)).toBeNull()

  server.clock.advance(400 * 86_400_000)
  const later = await server.signIn('advisor@harbor.test')
  const { statementKind, currency, isOtherCurrency, isInterim, fiscalYearEnd, note, version } = year!
  const stored = { statementKind, currency, isOtherCurrency, isInterim, fiscalYearEnd, note, version }
  const corrected = await later.put(`${pathOf('ACME')}/${year!.id}`, { ...stored, figures: { revenue: 1_000_00 } })
  expect(corrected.status).toBe(200)
  expect(await changedFor(addMonths(enteredOn, 24))).toBe(1)
})
