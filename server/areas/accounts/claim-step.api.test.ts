import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const base = '/api/accounts/ACME'

const stepOf = async (username: string) =>
  (await (await server.signIn(username)).get(base)).body.account.nextStep as { href: string; label: string } | null

/** Sends a first notice by a code of the account. */
async function firstNotice(): Promise<void> {
  const user = await server.signIn('user@acme.test')
  const code = await user.post(`${base}/notice-codes`, { kind: 'ACCOUNT', rowId: null, label: 'Yard wall', days: 30 })
  const lossOn = server.today()
  const notice = {
    key: crypto.randomUUID(),
    language: 'en',
    type: 'AUTO',
    lossOn,
    lossTime: '',
    place: 'Mill Road',
    state: 'OH',
    what: 'Hit at a red light.',
    others: '',
    injured: 'N',
    police: 'N',
    reportNumber: '',
    witnesses: '',
    name: 'Joe Driver',
    phone: '(555) 010-0155',
    role: 'DRIVER',
  }
  const sent = await server.visitor().post(`/open/first-notices/${code.body.address.split('/n/')[1]}`, notice)
  expect(sent.status).toBe(201)
}

test('the next step of the insured names first notices to confirm, then questions about claims', async () => {
  await server.running.platform.database.write({ account: 'ACME' }, async (tx) => {
    await tx.db
      .deleteFrom('claims')
      .where('account_code', '=', 'ACME')
      .where('awaits_confirmation', '=', true)
      .execute()
    await tx.db.updateTable('conversations').set({ status: 'DONE' }).where('account_code', '=', 'ACME').execute()
  })
  expect(await stepOf('owner@acme.test')).toBeNull()

  const advisor = await server.signIn('advisor@harbor.test')
  const asked = { topic: 'claim', subject: 'Your claim', text: 'The adjuster asks for the police report.' }
  const { body } = await advisor.post(`${base}/conversations`, asked)
  expect(await stepOf('owner@acme.test')).toMatchObject({ href: `/ACME/communications/${body.id}` })

  await firstNotice()
  const one = await stepOf('user@acme.test')
  expect([one?.label, one?.href]).toEqual([
    'Review the claim',
    expect.stringMatching(/^\/ACME\/claims-portal\/create\?draft=[0-9a-f-]{36}$/),
  ])
  await firstNotice()
  expect(await stepOf('owner@acme.test')).toMatchObject({ label: 'Review the claims', href: '/ACME/claims-portal' })
  for (const username of ['viewer@acme.test', 'advisor@harbor.test', 'admin@portico.test'])
    expect(await stepOf(username)).toBeNull()
})
