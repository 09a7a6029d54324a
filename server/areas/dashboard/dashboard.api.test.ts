import type { Dashboard } from '@portico/contract/areas/dashboard/dashboard.shapes.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const ownPath = '/api/users/self/dashboard'

async function dashboardOf(client: TestClient, account: string): Promise<Dashboard> {
  return (await client.get(`/api/accounts/${account}`)).body.account.dashboard
}

const standard = ['ACCOUNT_CONTACT', 'QUICK_LINKS', 'SERVICE_CALENDAR', 'ACCOUNT_TASKS', 'POLICY_SUMMARY']
const namesOf = ({ cards }: Dashboard) => cards.map(({ name }) => name)
const turned = standard.toReversed().map((name) => ({ name, shown: name !== 'QUICK_LINKS' }))

describe('a dashboard', () => {
  test('is arranged by its reader, for the accounts of that type alone', async () => {
    const owner = await server.signIn('owner@acme.test')
    expect(await dashboardOf(owner, 'ACME')).toMatchObject({ setBy: 'BROKERAGE' })
    const sent = { accountType: 'STANDARD', cards: [...turned, { name: 'LAW_FIRM', shown: true }] }
    expect((await owner.put(ownPath, sent)).status).toBe(204)
    const arranged = await dashboardOf(owner, 'ACME')
    expect(arranged).toMatchObject({ cards: turned, setBy: 'PERSON' })
    expect(arranged.brokerageCards.map(({ name }) => name)).toEqual(standard)
    const other = await server.signIn('user@acme.test')
    expect(await dashboardOf(other, 'ACME')).toMatchObject({ setBy: 'BROKERAGE' })

    await owner.put(ownPath, { accountType: 'STANDARD', cards: null })
    const reset = await dashboardOf(owner, 'ACME')
    expect(reset.setBy).toBe('BROKERAGE')
    expect(namesOf(reset)).toEqual(standard)
    const me = (await owner.get('/api/users/me')).body
    const actions = (await auditOf(server, 'user', me.userId)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'user.dashboard')).toHaveLength(2)
  })

  test('is arranged by a brokerage for whoever has not arranged their own', async () => {
    const admin = await server.signIn('broker-admin@harbor.test')
    const own = await server.signIn('multi@acme.test')
    await own.put(ownPath, { accountType: 'STANDARD', cards: [] })
    expect((await admin.put('/api/brokerages/HARBOR/dashboard', { cards: turned })).status).toBe(204)

    const prospect = await server.signIn('prospect@prosper.test')
    expect(await dashboardOf(prospect, 'PROSPER')).toEqual({
      cards: turned,
      setBy: 'BROKERAGE',
      brokerageCards: turned,
    })
    expect(namesOf(await dashboardOf(own, 'BAYSIDE'))).toEqual(standard)
    const elsewhere = await server.signIn('owner@ridge.test')
    const theirs = await dashboardOf(elsewhere, 'RIDGE')
    expect(theirs.setBy).toBe('STANDARD')
    expect(theirs.cards.filter(({ shown }) => !shown)).toEqual([{ name: 'POLICY_SUMMARY', shown: false }])

    await admin.put('/api/brokerages/HARBOR/dashboard', { cards: null })
    expect(namesOf(await dashboardOf(prospect, 'PROSPER'))).toEqual(standard)
    const actions = (await auditOf(server, 'brokerage', 'HARBOR')).map(({ action }) => action)
    expect(actions).toEqual(['brokerage.dashboard', 'brokerage.dashboard'])
  })

  test('is not arranged for a brokerage by its staff', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    expect((await advisor.put('/api/brokerages/HARBOR/dashboard', { cards: turned })).status).toBe(403)
  })

  test.each([
    { accountType: 'STANDARD', cards: [{ name: 'NO_SUCH_CARD', shown: true }] },
    { accountType: 'SPACESHIP', cards: [] },
    { accountType: 'STANDARD' },
  ])('is refused as %j', async (sent) => {
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.put(ownPath, sent)).status).toBe(422)
  })

  test('of a law firm begins with its policy', async () => {
    const lawyer = await server.signIn('lawyer@doelaw.test')
    expect((await dashboardOf(lawyer, 'DOELAW')).cards[0]).toEqual({ name: 'LAW_FIRM', shown: true })
  })
})
