import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import { sampleOwner } from '@portico/contract/areas/lookups/lookup-tables.ts'
import type { LookupEdition, LookupPreview } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { codesIn, editionsPath, importTable, putInForce, searcher, sendTable } from '../test/lookup-client.ts'

const server = useTestServer()
const search = searcher(server)
const admin = () => server.signIn('admin@portico.test')
const owner = () => server.signIn('owner@acme.test')

describe('importing', () => {
  test('shows what would change, replaces, and takes the former edition back', async () => {
    const client = await admin()
    const first = await importTable(client, ['77001,Zeppelin yard', '77002,Zeppelin crew', '77003,Zeppelin store'], {
      owner: 'Airfield',
    })
    expect(first).toMatchObject({ replaces: null, counts: { added: 3, changed: 0, removed: 0, unchanged: 0 } })
    expect(await search('GL', 'zeppelin')).toEqual([])
    expect((await putInForce(client, first)).status).toBe(200)
    expect(codesIn(await search('GL', 'zeppelin'))).toEqual(['77001', '77002', '77003'])

    const second = await importTable(
      client,
      ['77001,Zeppelin yard', '77002,Airship crew,zeppelin', 'bad,Nothing', '77004,Zeppelin hall'],
      { owner: 'airfield', edition: '2' },
    )
    expect(second).toMatchObject({
      replaces: { id: first.edition.id },
      counts: { added: 1, changed: 1, removed: 1, unchanged: 1 },
      edition: { entries: 3, faults: 1, status: 'DRAFT', createdBy: 'Ada Morgan' },
      faults: [{ row: 4, message: lookupMessages.badCode('bad', 'GL class') }],
    })
    const differences = (change: string) =>
      client.get(`${editionsPath}/${second.edition.id}/differences?change=${change}`)
    expect((await differences('CHANGED')).body.differences).toMatchObject([
      { before: { code: '77002', phrase: 'Zeppelin crew' }, after: { phrase: 'Airship crew', phrases: ['zeppelin'] } },
    ])
    expect((await differences('REMOVED')).body.differences).toMatchObject([{ before: { code: '77003' }, after: null }])
    expect((await differences('ADDED')).body.differences).toMatchObject([{ before: null, after: { code: '77004' } }])

    expect((await putInForce(client, second)).status).toBe(200)
    expect(codesIn(await search('GL', 'zeppelin'))).toEqual(['77001', '77004', '77002'])

    const back = (await client.get(`${editionsPath}/${first.edition.id}`)).body as LookupPreview
    expect(back).toMatchObject({ replaces: { id: second.edition.id }, counts: { added: 1, changed: 1, removed: 1 } })
    const { body } = await putInForce(client, back)
    const own = (body as LookupEdition[]).filter((edition) => edition.owner.toLowerCase() === 'airfield')
    expect(own.map(({ edition, status }) => [edition, status])).toEqual([
      ['1', 'IN_FORCE'],
      ['2', 'REPLACED'],
    ])
    expect(codesIn(await search('GL', 'zeppelin'))).toEqual(['77001', '77002', '77003'])
    const actions = (await auditOf(server, 'lookup', first.edition.id)).map(({ action, actor }) => [action, actor])
    expect(actions).toEqual(
      ['lookup.import', 'lookup.replace', 'lookup.restore'].map((action) => [action, 'admin@portico.test']),
    )
  })

  test('pages through differences without losing or repeating one', async () => {
    const client = await admin()
    const lines = Array.from({ length: 25 }, (_, at) => `${81_000 + at},Class ${at}`)
    const { edition } = await importTable(client, lines, { owner: 'Pages' })
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const more: string = cursor === '' ? '' : `&cursor=${cursor}`
      const { body } = await client.get(`${editionsPath}/${edition.id}/differences?change=ADDED&limit=10${more}`)
      seen.push(...body.differences.map(({ after }: { after: { code: string } }) => after.code))
      cursor = body.nextCursor
    }
    expect(seen).toEqual(lines.map((line) => line.slice(0, 5)))
  })

  test('refuses to replace another edition than the one that was compared', async () => {
    const client = await admin()
    const [one, other] = [
      await importTable(client, ['82001,One'], { owner: 'Race' }),
      await importTable(client, ['82001,Other'], { owner: 'Race', edition: '2' }),
    ]
    const answers = await Promise.all([putInForce(client, one), putInForce(client, other)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const again = await putInForce(client, other)
    expect(again.status).toBe(409)
    expect(again.body.current.owner).toBe('Race')
  })

  test('keeps tables of a state apart from those of the country', async () => {
    const client = await admin()
    const wc = { kind: 'WC', owner: 'Of California', state: 'CA' }
    await putInForce(client, await importTable(client, ['8810,Desk work in California'], wc))
    expect((await search('WC', '8810', '&state=CA')).map(({ phrase }) => phrase)).toEqual(['Desk work in California'])
    expect((await search('WC', '8810', '&state=IL')).map(({ owner: whose }) => whose)).toEqual([sampleOwner])
    const known = async (state: string) =>
      (await (await owner()).get(`/api/lookups/WC/codes/5403?state=${state}`)).status
    expect([await known('CA'), await known('IL')]).toEqual([404, 200])
  })

  test('discards drafts and nothing else', async () => {
    const client = await admin()
    const draft = await importTable(client, ['83001,One'], { owner: 'Discarded' })
    expect((await client.delete(`${editionsPath}/${draft.edition.id}`)).status).toBe(204)
    expect((await client.get(`${editionsPath}/${draft.edition.id}`)).status).toBe(404)
    const stored = await importTable(client, ['83001,One'], { owner: 'Kept' })
    await putInForce(client, stored)
    expect((await client.delete(`${editionsPath}/${stored.edition.id}`)).status).toBe(409)
    expect((await auditOf(server, 'lookup', draft.edition.id)).map(({ action }) => action)).toEqual([
      'lookup.import',
      'lookup.discard',
    ])
  })

  test.each([
    [['5403;Carpentry'], { name: 'x.csv' }, { file: lookupMessages.noHeadings }],
    [['Code,Description'], {}, { file: lookupMessages.noRows }],
    [['Code,Description', '77001,Yard'], { activeFrom: '2999-01-01' }, { activeFrom: lookupMessages.future }],
    [['Code,Description', '77001,Yard'], { owner: ' ' }, { owner: lookupMessages.ownerRequired }],
    [['Code,Description', '77001,Yard'], { state: 'California' }, { state: 'must be a state code' }],
  ])('refuses %j with %j', async (lines, draft, fields) => {
    const { status, body } = await sendTable(await admin(), lines, { owner: 'Refused', ...draft })
    expect([status, body.fields]).toEqual([422, fields])
  })

  test('refuses what is no spreadsheet with a sentence', async () => {
    const { status, body } = await sendTable(await admin(), ['%PDF-1.7'], { owner: 'Refused', name: 'table.pdf' })
    expect(status).toBe(422)
    expect(body.fields.file).toMatch(/^Please choose a spreadsheet/)
  })

  test('reads 5,000 rows, and search stays a matter of single rows', async () => {
    const client = await admin()
    const words = ['bakery', 'store', 'yard', 'office', 'garage', 'theater', 'school', 'museum', 'harbor', 'mill']
    const lines = Array.from(
      { length: 5000 },
      (_, at) => `${30_000 + at},Large ${words[at % 10]} ${words[Math.floor(at / 10) % 10]} of kind ${at}`,
    )
    const preview = await importTable(client, lines, { owner: 'Large bureau', edition: '2025' })
    expect(preview.counts.added).toBe(5000)
    await putInForce(client, preview)
    const later = lines.map((line, at) => (at % 5 === 0 ? `${line} revised` : line)).slice(100)
    const next = await importTable(client, [...later, '39999,Large newcomer'], {
      owner: 'Large bureau',
      edition: '2026',
    })
    expect(next.counts).toEqual({ added: 1, changed: 980, removed: 100, unchanged: 3920 })
    expect(codesIn(await search('GL', '32345'))).toEqual(['32345'])
    expect(codesIn(await search('GL', '2345 larg'))).toEqual(['32345'])
    expect((await search('GL', 'harb larg mil')).every(({ phrase }) => /harbor|mill/.test(phrase))).toBe(true)
  })
})

test('the tables are kept by platform administrators alone; whoever is logged in may search', async () => {
  const reader = await server.signIn('broker-admin@harbor.test')
  expect((await reader.get(editionsPath)).status).toBe(403)
  expect((await sendTable(reader, ['Code,Description', '77001,Yard'], { owner: 'Foreign' })).status).toBe(403)
  expect((await (await server.signIn('viewer@acme.test')).get('/api/lookups/GL/search?text=store')).status).toBe(200)
  expect((await server.visitor().get('/api/lookups/GL/search?text=store')).status).toBe(401)
})
