import type { RenewalBoard, RenewalCard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { storeFlag } from '../../features/test/stored-flags.ts'
import { RenewalClient } from '../test/renewal-client.ts'

const server = useTestServer()
const path = '/api/brokerages/HARBOR/renewals'
let staff: TestClient

beforeAll(async () => {
  staff = await server.signIn('manager@harbor.test')
})

const board = async (query = ''): Promise<RenewalBoard> => (await staff.get(`${path}${query}`)).body
const accounts = ({ cards }: RenewalBoard) => cards.map(({ accountId }: RenewalCard) => accountId)

describe('the board of a brokerage', () => {
  test('has its current renewals, the soonest first, counted by stage and by days', async () => {
    const { cards, stages, windows, next } = await board()
    expect(cards.map(({ accountId, daysLeft }) => [accountId, daysLeft])).toEqual([
      ['ACME', 45],
      ['NORTH', 71],
      ['PROSPER', 98],
      ['BAYSIDE', 132],
    ])
    expect(next).toBeNull()
    expect(stages.map(({ stage, count }) => [stage, count])).toEqual([
      ['KICKOFF', 2],
      ['REVIEW', 0],
      ['TO_MARKET', 0],
      ['PROPOSAL', 1],
      ['BIND_ORDER', 1],
      ['BOUND', 0],
    ])
    expect(windows).toEqual([
      { days: 30, count: 0 },
      { days: 60, count: 1 },
      { days: 90, count: 2 },
      { days: 120, count: 3 },
    ])
    expect(cards[0]).toMatchObject({
      companyName: 'Acme Builders Group, Inc.',
      stage: 'BIND_ORDER',
      manager: 'Daniel Okafor',
      complete: 1,
      sections: 6,
      isLate: true,
    })
    // Not due in the market yet, and nothing overdue.
    expect(cards.at(-1)).toMatchObject({ isLate: false })
  })

  test('counts on a card the marks of the sections that flags leave', async () => {
    await storeFlag(server, 'NORTH', 'RENEWAL_OPTIONS', ['FINANCIALS', 'PROFILE', 'SUBJECTIVITIES'])
    const [card] = (await board('?search=northwind')).cards
    expect(card).toMatchObject({ accountId: 'NORTH', complete: 1, sections: 2 })
    expect((await new RenewalClient(staff, 'NORTH').mark('PROFILE', { mark: 'COMPLETE' })).status).toBe(200)
    expect((await board('?search=NORTH')).cards[0]).toMatchObject({ complete: 2, sections: 2 })
  })

  test('is narrowed by stage, days and what is typed, and read in pages', async () => {
    const soon = await board('?within=90')
    expect(accounts(soon)).toEqual(['ACME', 'NORTH'])
    expect(soon.stages.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(soon.windows).toEqual((await board()).windows)
    expect(accounts(await board('?stage=PROPOSAL'))).toEqual(['PROSPER'])
    const found = await board('?search=prosper')
    expect([accounts(found), found.stages.find(({ stage }) => stage === 'PROPOSAL')?.count]).toEqual([['PROSPER'], 1])
    expect(accounts(await board('?search=%25'))).toEqual([])
    const first = await board('?limit=3')
    expect(accounts(first)).toEqual(['ACME', 'NORTH', 'PROSPER'])
    expect(first.windows).toEqual((await board()).windows)
    const second = await board(`?limit=3&cursor=${first.next}`)
    expect([accounts(second), second.next]).toEqual([['BAYSIDE'], null])
    const foreign = Buffer.from(JSON.stringify(['0', 'soon', 'x'])).toString('base64url')
    expect((await staff.get(`${path}?cursor=${foreign}`)).status).toBe(400)
    expect((await staff.get(`${path}?limit=201`)).status).toBe(422)
  })

  test('is narrowed to the late ones and to the accounts of a person, and shows late ones first if asked', async () => {
    const all = await board()
    const late = all.cards.filter(({ isLate }) => isLate).map(({ accountId }) => accountId)
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan(all.cards.length)
    expect(all.late).toBe(late.length)
    const narrowed = await board('?late=true')
    expect(accounts(narrowed)).toEqual(late)
    expect(narrowed.stages.reduce((sum, { count }) => sum + count, 0)).toBe(late.length)
    expect(narrowed).toMatchObject({ late: all.late, windows: all.windows })

    const unhurried = accounts(all).filter((account) => !late.includes(account))
    const lateFirst = [...late, ...unhurried]
    expect(accounts(await board('?order=late-first'))).toEqual(lateFirst)
    const first = await board('?order=late-first&limit=2')
    const second = await board(`?order=late-first&limit=2&cursor=${first.next}`)
    expect([...accounts(first), ...accounts(second)]).toEqual(lateFirst)

    const theirs = await board('?person=claims@harbor.test')
    expect(accounts(theirs).length).toBeLessThan(all.cards.length)
    expect(theirs.stages.reduce((sum, { count }) => sum + count, 0)).toBe(theirs.cards.length)
    expect(accounts(await board('?person=owner@acme.test'))).toEqual([])
    expect(accounts(await board('?person=nobody-here'))).toEqual([])
  })

  test('leaves out what is over, and shows nothing of other brokerages', async () => {
    expect((await new RenewalClient(staff, 'BAYSIDE').close('The owners sold all of it')).status).toBe(200)
    expect(accounts(await board())).toEqual(['ACME', 'NORTH', 'PROSPER'])
    const summit = await server.signIn('advisor@summit.test')
    expect((await summit.get('/api/brokerages/SUMMIT/renewals')).body.cards).toEqual([])
    expect((await summit.get(path)).status).toBe(404)
    expect((await (await server.signIn('owner@acme.test')).get(path)).status).toBe(404)
  })
})
