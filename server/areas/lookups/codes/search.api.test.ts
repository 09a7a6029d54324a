import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import { sampleOwner } from '@portico/contract/areas/lookups/lookup-tables.ts'
import type { LookupEdition } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { describe, expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { codesIn, importTable, putInForce, searcher } from '../test/lookup-client.ts'

const server = useTestServer()
const search = searcher(server)
const owner = () => server.signIn('owner@acme.test')

describe('the tables that come with the portal', () => {
  test('are samples of class codes, marked so, and the policy types of the catalog', async () => {
    const { body } = await (await server.signIn('admin@portico.test')).get('/api/lookup-editions')
    const inForce = (body as LookupEdition[]).filter(({ fileName }) => fileName === null)
    expect(inForce.map(({ kind, owner: whose, status }) => [kind, whose, status])).toEqual([
      ['GL', sampleOwner, 'IN_FORCE'],
      ['POLICY_TYPE', 'Portico', 'IN_FORCE'],
      ['WC', sampleOwner, 'IN_FORCE'],
    ])
    for (const { kind, entries } of inForce)
      expect([kind, entries >= (kind === 'POLICY_TYPE' ? 1 : 60)]).toEqual([kind, true])
    const types = await search('POLICY_TYPE', '', '&limit=50')
    // One answer holds the first 50.
    expect(types.map(({ code, phrase }) => [code, phrase])).toEqual(
      policyTypeCodes
        .map((code) => [code, policyTypeName(code)])
        .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
        .slice(0, 50),
    )
    expect(inForce.find(({ kind }) => kind === 'POLICY_TYPE')?.entries).toBe(policyTypeCodes.length)
    expect(codesIn(await search('POLICY_TYPE', 'WORKERS'))).toEqual(['WORKERS_COMP'])
  })
})

describe('searching', () => {
  test('finds codes by their beginning, the code itself first', async () => {
    const found = codesIn(await search('WC', '54'))
    expect(found.length).toBeGreaterThan(2)
    expect(found.every((code) => code.startsWith('54'))).toBe(true)
    expect(codesIn(await search('WC', '5'))[0]).toBe('0005')
    expect(codesIn(await search('GL', '44110'))).toEqual(['44110', '441105'])
  })

  test('finds beginnings of words in any order, in phrases before other words', async () => {
    expect(codesIn(await search('GL', 'alco rest'))).toEqual(['16900', '16910', '16916'])
    expect(codesIn(await search('GL', 'REST, alco'))).toEqual(['16900', '16910', '16916'])
    expect(codesIn(await search('WC', 'sheetrock'))).toEqual(['5445'])
    const masonry = await search('GL', 'carp')
    expect(masonry[0]?.phrase).toBe('Carpet store')
  })

  test('takes whatever is typed as text', async () => {
    for (const typed of ["'", '%', '\\', ':*', '& | !', '<->', '“”', '💥', "o'brien:*A"]) await search('GL', typed)
    expect(await search('GL', 'no such class at all')).toEqual([])
  })

  test('tells whose table it is, and keeps to its limit', async () => {
    const found = await search('GL', 'store', '&limit=3')
    expect(found).toHaveLength(3)
    expect(found[0]).toMatchObject({ owner: sampleOwner, state: null })
  })

  test.each([
    '/api/lookups/XX/search?text=a',
    `/api/lookups/GL/search?text=${'a'.repeat(101)}`,
    '/api/lookups/GL/search',
  ])('refuses %s', async (path) => {
    expect((await (await owner()).get(path)).status).toBe(422)
  })
})

describe('one code', () => {
  const read = async (path: string) => (await owner()).get(`/api/lookups/${path}`)

  test('comes as it is, or as its class with what the suffix says', async () => {
    expect((await read('WC/codes/7309F')).body).toMatchObject({ code: '7309F', suffix: 'F' })
    expect((await read('WC/codes/5403u')).body).toMatchObject({ code: '5403', asked: '5403U', suffix: 'U' })
    expect((await read('WC/codes/5')).body).toMatchObject({ code: '0005', suffix: null })
    expect((await read('GL/codes/441105')).body).toMatchObject({ code: '441105', suffix: '5' })
    expect((await read('GL/codes/915238')).body).toMatchObject({ code: '91523', asked: '915238', suffix: '8' })
  })

  test.each(['WC/codes/9999', 'WC/codes/12345', 'GL/codes/x', 'POLICY_TYPE/codes/NOPE'])(
    '%s is unknown',
    async (path) => {
      const { status, body } = await read(path)
      expect([status, body.message]).toEqual([404, lookupMessages.unknownCode])
    },
  )
})

test('the tables of one owner are asked alone where one is named, samples that have stepped back too', async () => {
  const admin = await server.signIn('admin@portico.test')
  const draft = { kind: 'WC', owner: 'HILLBUREAU', edition: '4' }
  await putInForce(admin, await importTable(admin, ['9081,Taverns in the hills,'], draft))
  const found = async (more: string) => codesIn(await search('WC', '', `&limit=50${more}`))
  expect(await found('')).toEqual(['9081'])
  expect(await found('&owner=HILLBUREAU')).toEqual(['9081'])
  const samples = await found(`&owner=${sampleOwner}`)
  expect([samples.length, samples.includes('0005'), samples.includes('9081')]).toEqual([50, true, false])
  const client = await owner()
  const status = async (more: string) => (await client.get(`/api/lookups/WC/codes/5403${more}`)).status
  expect([await status(''), await status(`?owner=${sampleOwner}`)]).toEqual([404, 200])
})
