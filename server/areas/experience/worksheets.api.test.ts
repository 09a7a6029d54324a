import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { isMissing, modOf } from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatedWorksheet, Worksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss, LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { carriedBy, messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'
import { sendWhole } from '../documents/test/sample-files.ts'
import { modProgress } from './experience.public.ts'
import { aSheet, loadPlan, pathOf } from './test/experience-client.ts'

const server = useTestServer()
const owner = () => server.signIn('owner@acme.test')
const path = pathOf('ACME')

beforeAll(async () => {
  await loadPlan(await server.signIn('broker-admin@harbor.test'))
})

/** States have one worksheet a rating date: each test takes days of its own. */
async function added(client: TestClient, more: object = {}): Promise<RatedWorksheet> {
  const { status, body } = await client.post(path, aSheet(more))
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

const contentOf = ({ worksheet }: RatedWorksheet, more: Partial<Worksheet> = {}) => {
  const { id: _id, state: _state, ratingOn: _day, savedAt: _at, savedBy: _by, ...content } = worksheet
  return { ...content, ...more }
}

describe('a worksheet', () => {
  test('comes to 1.12 with the numbers of the specification', async () => {
    const client = await owner()
    const rated = await added(client)
    expect(rated.plan).toMatchObject({ owner: 'Bureau', classes: [{ code: '5403' }, { code: '8810' }] })
    const figured = modOf(rated.worksheet, rated.plan)
    expect(isMissing(figured) ? figured.missing : figured.mod).toBe(1.12)
    const { body } = await client.get(path)
    expect(body).toContainEqual(
      expect.objectContaining({ id: rated.worksheet.id, publishedMod: 1.12, computedMod: 1.12, findings: 0 }),
    )
    expect(rated.worksheet).toMatchObject({ version: 1, savedBy: 'Elena Castillo' })
    const twice = await client.post(path, aSheet())
    expect([twice.status, twice.body.existing]).toEqual([409, rated.worksheet.id])
  })

  test('takes the values of a bureau before samples, even those put in force later', async () => {
    await loadPlan(await server.signIn('broker-admin@harbor.test'), { owner: 'SAMPLE' })
    const rated = await added(await owner(), { ratingOn: '2026-11-30' })
    expect(rated.plan?.owner).toBe('Bureau')
  })

  test('is not figured where the values of its date are not loaded', async () => {
    const rated = await added(await owner(), { ratingOn: '2027-01-01', classes: [], claims: [], split: null })
    expect(rated.plan).toBeNull()
    expect(modOf(rated.worksheet, rated.plan)).toEqual({ missing: [experienceMessages.noPlan('NV', '01/01/2027')] })
  })

  test('is calculated from its printed factors where no values are loaded, and keeps them through an import', async () => {
    const client = await owner()
    const [line] = aSheet().classes
    const rated = await added(client, {
      ratingOn: '2020-01-01',
      accidentLimit: 30_000_000,
      medicalOnly: 0.3,
      w: 0.1,
      b: 2_000_000,
      classes: [{ ...line, policyFrom: '2017-01-01', elr: 3, dRatio: 0.4 }],
      claims: aSheet().claims.map((claim) => ({ ...claim, policyFrom: '2017-01-01' })),
    })
    const { id } = rated.worksheet
    expect(rated.plan).toBeNull()
    const listed = async () => (await client.get(path)).body.find((sheet: { id: string }) => sheet.id === id)
    expect(await listed()).toMatchObject({ computedMod: 1.12 })
    const bytes = Buffer.from('Policy From,Class,Payroll,ELR,D-Ratio\n01/01/2017,5403,1000000,3,0.4')
    const { body } = await sendWhole(client, `${path}/${id}/file?version=1`, { name: 'lines.csv', bytes })
    expect(body.worksheet).toMatchObject({ w: 0.1, b: 2_000_000, claims: [] })
    expect(await listed()).toMatchObject({ computedMod: 0.72 })
  })

  test('is saved as a next version; a save from an old one is refused with the current one', async () => {
    const client = await owner()
    const first = await added(client, { ratingOn: '2026-02-01' })
    const one = `${path}/${first.worksheet.id}`
    const saved = await client.put(one, contentOf(first, { publishedMod: 1.2 }))
    expect([saved.status, saved.body.worksheet.version]).toEqual([200, 2])
    const late = await client.put(one, contentOf(first, { publishedMod: 1.3 }))
    expect([late.status, late.body.current.worksheet.publishedMod]).toEqual([409, 1.2])
    const versions = await client.get(`${one}/versions`)
    expect(versions.body).toMatchObject([
      { number: 2, publishedMod: 1.2, classes: 1, claims: 2 },
      { number: 1, publishedMod: 1.12 },
    ])
    expect((await client.get(`${one}?number=1`)).body.worksheet.publishedMod).toBe(1.12)
    expect((await client.get(`${one}?number=9`)).status).toBe(404)
    const actions = (await auditOf(server, 'mod-worksheet', first.worksheet.id)).map(({ action }) => action)
    expect(actions).toEqual(['mod-worksheet.create', 'mod-worksheet.update'])
    expect((await client.delete(`${one}?version=1`)).status).toBe(409)
    expect((await client.delete(`${one}?version=2`)).status).toBe(204)
    expect((await client.get(one)).status).toBe(404)
  })

  test.each([
    [{ split: 1_800_000 }, 'split', experienceMessages.wrongSplit('$18,000', '$18,500', 'Bureau 2026')],
    [{ riskId: '12345' }, 'riskId', experienceMessages.riskId],
    [{ publishedMod: 1.123 }, 'publishedMod', experienceMessages.places(2)],
    [
      { classes: [{ policyFrom: '2023-03-01', code: '5403', payroll: -1, elr: 1, dRatio: 0.5 }] },
      'classes.0.payroll',
      experienceMessages.negative,
    ],
    [
      { classes: [{ policyFrom: '2025-03-01', code: '5403', payroll: 1, elr: 1, dRatio: 0.5 }] },
      'classes.0.policyFrom',
      experienceMessages.outsidePeriod('03/01/2022', '03/01/2025'),
    ],
    [
      { claims: [{ policyFrom: '2022-02-28', number: 'A', ijCode: 5, isOpen: true, incurred: 1 }] },
      'claims.0.policyFrom',
      experienceMessages.outsidePeriod('03/01/2022', '03/01/2025'),
    ],
  ])('is refused with %j', async (more, field, message) => {
    const { status, body } = await (await owner()).post(path, aSheet({ ratingOn: '2026-03-01', ...(more as object) }))
    expect([status, body.fields?.[field]]).toEqual([422, message])
  })

  test('belongs to its account, needs the code, and viewers only read it', async () => {
    const client = await owner()
    const { worksheet } = await added(client, { ratingOn: '2026-04-01' })
    const foreign = await server.signIn('multi@acme.test')
    expect((await foreign.get(`${pathOf('BAYSIDE')}/${worksheet.id}`)).status).toBe(404)
    const uncoded = await server.signIn('user@acme.test')
    expect((await uncoded.get(path)).status).toBe(403)
    const viewer = await server.signIn('viewer@acme.test')
    expect((await viewer.get(path)).status).toBe(200)
    const refused = await viewer.delete(`${path}/${worksheet.id}?version=1`)
    expect([refused.status, refused.body.message]).toEqual([403, messages.readOnly])
    const staff = await server.signIn('advisor@harbor.test')
    expect((await staff.delete(`${path}/${worksheet.id}?version=1`)).status).toBe(204)
  })
})

describe('a file of classes and claims', () => {
  const send = (client: TestClient, { worksheet }: RatedWorksheet, lines: readonly string[]) =>
    sendWhole(client, `${path}/${worksheet.id}/file?version=${worksheet.version}`, {
      name: 'worksheet.csv',
      bytes: Buffer.from(lines.join('\n')),
    })
  const headings = 'Policy From,Class,Payroll,Claim,IJ,Status,Incurred,Recovered'

  test('takes the place of the lines of a worksheet, each in its policy year', async () => {
    const client = await owner()
    const rated = await added(client, { ratingOn: '2026-05-01' })
    const { status, body } = await send(client, rated, [
      headings,
      '05/01/2023,8810,"$750,000.50",,,,,',
      '2023-05-01,,,B-7,6,F,1200,50',
      '5/1/2025,5403,10,,,,,',
      '5/1/2025,,,B-8,5,Open,99,',
    ])
    expect([status, body.fields]).toEqual([200, undefined])
    expect(body.worksheet).toMatchObject({
      version: 2,
      publishedMod: 1.12,
      classes: [{ policyFrom: '2023-05-01', code: '8810', payroll: 75_000_050, elr: null }],
      claims: [{ number: 'B-7', ijCode: 6, isOpen: false, incurred: 120_000, recovered: 5000 }],
      comingClasses: [{ payroll: 1000 }],
      comingClaims: [{ number: 'B-8', isOpen: true }],
    })
  })

  test('is refused whole where a row cannot be read, with the rows and what is wrong', async () => {
    const client = await owner()
    const rated = await added(client, { ratingOn: '2026-06-01' })
    const { status, body } = await send(client, rated, [
      headings,
      '06/01/2023,8810,If Any,,,,,',
      '06/01/2023,8810,-5,,,,,',
      '06/01/2019,8810,5,,,,,',
      '06/01/2023,,,B-1,0,F,5,',
      '06/01/2023,8810,5,B-1,5,F,5,',
    ])
    expect(status).toBe(422)
    const { file } = body.fields
    expect(file).toContain('5 rows cannot be read. Nothing was changed.')
    expect(file).toContain(`Row 2, Payroll: ${experienceMessages.ifAny}.`)
    expect(file).toContain(`Row 3, Payroll: ${experienceMessages.negative}.`)
    expect(file).toContain(`Row 4, Policy From: ${experienceMessages.outsidePeriod('06/01/2022', '06/01/2026')}.`)
    expect(file).toContain(`Row 5 ${experienceMessages.fileNoInjury}.`)
    expect((await client.get(`${path}/${rated.worksheet.id}`)).body.worksheet.version).toBe(1)
    expect((await send(client, rated, ['Name,Amount', 'A,1'])).body.fields.file).toBe(experienceMessages.fileNoHeadings)
    expect((await send(client, rated, [headings])).body.fields.file).toBe(experienceMessages.fileNoRows)
  })
})

describe('a letter', () => {
  test('about what was found is a PDF among the documents', async () => {
    const client = await owner()
    const claims = [
      { policyFrom: '2023-07-01', number: 'A-1', ijCode: 5, isOpen: true, incurred: 500, closedOn: '2025-01-01' },
      { policyFrom: '2023-07-01', number: 'A 1', ijCode: 5, isOpen: false, incurred: 500 },
    ]
    const { worksheet } = await added(client, { ratingOn: '2026-07-01', claims })
    const send = (findings: readonly string[]) =>
      client.post(`${path}/${worksheet.id}/letters`, {
        findings,
        recipient: 'The bureau',
        email: 'desk@bureau.test',
        note: 'Please call us.',
      })
    const { status, body } = await send(['CLAIM_TWICE', 'CLOSED_STILL_OPEN'])
    expect([status, body.name]).toEqual([201, 'Experience rating NV 2026-07-01 correction.pdf'])
    const file = await client.get(`/api/documents/ACME/download/${body.documentId}`)
    const text = await pdfText(file.bytes)
    for (const said of ['Harbor & Pine Insurance', 'Re: Experience rating NV', 'Elena Castillo', 'owner@acme.test'])
      expect(text).toContain(said)
    const [mail] = await messagesTo(server, 'desk@bureau.test')
    expect(mail!.text).toContain('Please call us.')
    expect(mail!.attachments).toEqual([expect.objectContaining({ name: body.name, mediaType: 'application/pdf' })])
    expect(await carriedBy(server, mail!)).toEqual([file.bytes])
    const trail = await auditOf(server, 'mod-worksheet', worksheet.id)
    expect(trail.at(-1)).toMatchObject({ action: 'mod-worksheet.letter', after: { document: body.documentId } })
    const gone = await send(['SOLD_ENTITY'])
    expect([gone.status, gone.body.fields]).toEqual([422, { findings: experienceMessages.findingGone }])
    expect((await send([])).body.fields).toEqual({ findings: experienceMessages.nothingChosen })
  })
})

describe('claims of the coming year', () => {
  test('are those of the newest loss runs, unless several states share the rating date', async () => {
    const client = await owner()
    const { terms, losses, valuedTo } = (await client.get('/api/accounts/ACME/losses/analysis?line=WORKERS_COMP'))
      .body as LossAnalysis
    const [{ policyId, from }] = terms.toReversed() as [LossRunTerm]
    const own = losses.filter((loss) => loss.policyId === policyId)
    const ratingOn = addMonths(from, 6)
    const { worksheet, comingLosses } = await added(client, { state: 'NV', ratingOn, classes: [], claims: [] })
    expect(comingLosses!.valuedOn <= valuedTo!).toBe(true)
    const days = comingLosses!.claims.map(({ valuedOn }) => valuedOn).toSorted()
    expect([days[0]! >= comingLosses!.valuedOn, days.at(-1)! <= comingLosses!.valuedTo]).toEqual([true, true])
    const netOf = ({ paid, reserve, recovered }: Loss) =>
      (['indemnity', 'medical'] as const).reduce((sum, part) => sum + paid[part] + reserve[part] - recovered[part], 0)
    expect(comingLosses!.claims.map(({ number, policyFrom, incurred }) => [number, policyFrom, incurred])).toEqual(
      own.map((loss) => [loss.claimNumber, from, netOf(loss)]),
    )
    await added(client, { state: 'AZ', ratingOn, classes: [], claims: [] })
    expect((await client.get(`${path}/${worksheet.id}`)).body.comingLosses).toBeNull()
    const none = await added(client, { state: 'NV', ratingOn: '2019-01-01', classes: [], claims: [] })
    expect(none.comingLosses).toBeNull()
  })
})

describe('the section of a renewal', () => {
  const progress = (account: string, effectiveOn: string) =>
    server.running.platform.database.read('system', (tx) => modProgress(tx, account, effectiveOn))

  test('has nothing where no worksheet is entered', async () => {
    expect(await progress('PROSPER', '2026-01-01')).toEqual({
      percent: 0,
      blockers: [{ text: experienceMessages.noneEntered, link: '/PROSPER/experience', isHard: false }],
      parts: [],
      changed: null,
    })
  })

  test('is complete once the mod is published and nothing is in doubt', async () => {
    const client = await server.signIn('multi@acme.test')
    const post = (more: object) => client.post(pathOf('BAYSIDE'), aSheet(more))
    expect(
      (await post({ state: 'NV', ratingOn: '2026-11-01', classes: [], claims: [], publishedMod: null })).status,
    ).toBe(201)
    const link = '/BAYSIDE/experience'
    const empty = await progress('BAYSIDE', '2026-11-01')
    expect(empty).toMatchObject({ percent: 25, parts: [{ name: 'Experience mod NV', link, percent: 25 }] })
    expect(empty.blockers.filter(({ isHard }) => isHard)).toHaveLength(1)
    expect((await post({ state: 'NV', ratingOn: '2026-12-01' })).status).toBe(201)
    const both = await progress('BAYSIDE', '2026-12-01')
    expect([both.percent, both.parts.map(({ percent }) => percent)]).toEqual([62, [100, 25]])
    // A state fund's mod is only entered: there is nothing to calculate it from.
    const fund = { state: 'WA', ratingOn: '2020-12-01', classes: [], claims: [] }
    expect((await post(fund)).status).toBe(201)
    expect(await progress('BAYSIDE', '2020-12-01')).toMatchObject({ percent: 100, blockers: [] })
  })
})
