import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { lastMail } from '../test/mailbox.ts'
import { anAccount, aPerson, heldOn } from '../test/people.builders.ts'

const server = useTestServer()

/** An account with its Admin, and one more person. */
async function withPeople(more: Parameters<typeof aPerson>[1] = {}) {
  const account = await anAccount(server)
  const admin = await aPerson(server, { account, role: 'ADMIN', permissions: PermissionCode.options })
  const person = await aPerson(server, { account, ...more })
  const path = `/api/accounts/${account}/people`
  return { account, admin, person, owner: await admin.signIn(), path }
}

const switchOn = (userId: string) =>
  server.running.platform.database.write('system', (tx) =>
    sql`update users set tfa_enabled = true, tfa_type = 'TOTP' where id = ${userId}`.execute(tx.db),
  )

describe('resetting the two-factor of a person', () => {
  test('turns it off, ends sessions, notifies the person, and leaves an audit row', async () => {
    const { person, owner, path } = await withPeople()
    const theirs = await person.signIn()
    const reset = `${path}/${person.userId}/two-factor-reset`
    const off = await owner.post(reset)
    expect([off.status, off.body.message]).toEqual([422, peopleMessages.twoFactorIsOff])
    await switchOn(person.userId)
    const { status, body } = await owner.post(reset)
    expect([status, body.userId, body.tfaEnabled]).toEqual([200, person.userId, false])
    expect((await theirs.get('/api/users/me')).status).toBe(401)
    expect((await lastMail(server, person.email)).text).toContain('Two-factor was reset by Pat Person')
    expect((await auditOf(server, 'account_person', person.userId)).at(-1)).toMatchObject({
      action: 'account_person.reset-two-factor',
    })
    expect((await (await person.signIn()).get('/api/users/me')).status).toBe(200)
  })

  test('is rejected for oneself, and for a login with access to anything else', async () => {
    const { admin, person, owner, path } = await withPeople()
    await switchOn(admin.userId)
    const own = await owner.post(`${path}/${admin.userId}/two-factor-reset`)
    expect([own.status, own.body.message]).toEqual([422, peopleMessages.ownTwoFactor])
    await switchOn(person.userId)
    const other = await anAccount(server)
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into account_roles (account_code, user_id, role) values (${other}, ${person.userId}, 'USER')`.execute(
        tx.db,
      ),
    )
    const elsewhere = await owner.post(`${path}/${person.userId}/two-factor-reset`)
    expect([elsewhere.status, elsewhere.body.message]).toEqual([422, peopleMessages.accessElsewhere])
    expect((await owner.get(path)).body.items.filter((each: { tfaEnabled: boolean }) => each.tfaEnabled)).toHaveLength(
      2,
    )
  })

  test('of a carrier’s person, or of a stranger, is not the Admin’s', async () => {
    const { person, owner, path } = await withPeople({ role: 'INS_PARTNER' })
    await switchOn(person.userId)
    const partner = await owner.post(`${path}/${person.userId}/two-factor-reset`)
    expect([partner.status, partner.body.message]).toEqual([403, peopleMessages.aboveOwnRole])
    for (const id of ['no-such-id', crypto.randomUUID()])
      expect((await owner.post(`${path}/${id}/two-factor-reset`)).status).toBe(404)
  })
})

describe('transferring the Admin role', () => {
  test('makes the person Admin and the former one a User, notifies them, and leaves audit rows', async () => {
    const { account, admin, person, owner, path } = await withPeople()
    const { status, body } = await owner.post(`${path}/${person.userId}/admin-transfer`)
    expect([status, body.role]).toEqual([200, 'ADMIN'])
    expect(await heldOn(server, account, person.userId)).toEqual({ role: 'ADMIN', permissions: PermissionCode.options })
    expect(await heldOn(server, account, admin.userId)).toEqual({ role: 'USER', permissions: PermissionCode.options })
    const mail = await lastMail(server, person.email)
    expect([mail.subject, mail.link]).toEqual([
      expect.stringContaining('You are now Admin of'),
      expect.stringContaining(`/${account}/account/management`),
    ])
    expect((await auditOf(server, 'account_person', person.userId)).at(-1)).toMatchObject({
      action: 'account_person.transfer-admin',
      after: { role: 'ADMIN', from: admin.userId },
    })
    expect((await auditOf(server, 'account_person', admin.userId)).at(-1)).toMatchObject({ after: { role: 'USER' } })
    await expect.poll(async () => (await owner.get(path)).status).toBe(403)
  })

  test('is rejected to oneself, to an Admin, and to a read-only person', async () => {
    const { account, admin, owner, path } = await withPeople()
    const other = await aPerson(server, { account, role: 'ADMIN' })
    const viewer = await aPerson(server, { account, isViewer: true })
    const refusal = async (userId: string) => (await owner.post(`${path}/${userId}/admin-transfer`)).body.message
    expect(await refusal(admin.userId)).toBe(peopleMessages.adminToOneself)
    expect(await refusal(other.userId)).toBe(peopleMessages.isAdmin)
    expect(await refusal(viewer.userId)).toBe(peopleMessages.readOnlyAdmin)
  })

  test('is for Admins of the insured: the brokerage changes access instead', async () => {
    const { person, path } = await withPeople()
    const advisor = await server.signIn('broker-admin@harbor.test')
    const refused = await advisor.post(`${path}/${person.userId}/admin-transfer`)
    expect([refused.status, refused.body.message]).toEqual([403, peopleMessages.ownAdminOnly])
  })
})
