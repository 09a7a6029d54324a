import { duplicateMessages } from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.messages.ts'
import type {
  DuplicateKind,
  PossibleDuplicate,
} from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.shapes.ts'
import type { FieldData } from '@portico/contract/areas/brokerage-data/fields/field-data.shapes.ts'
import type { DataRun } from '@portico/contract/areas/brokerage-data/runs/data-run.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../people/test/people.builders.ts'
import { csvOf, ImportClient } from '../schedule-imports/test/import-client.ts'
import { added, ScheduleClient } from '../schedules/test/schedule-client.ts'

const server = useTestServer()
let stranger: TestClient
beforeAll(async () => {
  stranger = await server.signIn('advisor@summit.test')
})

/** A brokerage of its own with two accounts, and someone who works there. */
async function made() {
  const brokerage = await aBrokerage(server)
  const accounts = [await anAccount(server, brokerage), await anAccount(server, brokerage)] as const
  const staff = await (await aPerson(server, { brokerage, roles: ['ADVISOR'] })).signIn()
  const path = `/api/brokerages/${brokerage}`
  const listed = async <Item>(list: string): Promise<Item[]> => {
    const { status, body } = await staff.get(`${path}/${list}`)
    expect([status, body.message]).toEqual([200, undefined])
    return body.items
  }
  const lines = async (file: string): Promise<number> => {
    const { status, bytes } = await staff.get(`${path}/${file}`)
    expect(status).toBe(200)
    return bytes.toString().trim().split('\r\n').length - 1
  }
  const duplicates = (kind: DuplicateKind, more = '') =>
    listed<PossibleDuplicate>(`possible-duplicates?kind=${kind}${more}`)
  const fill = async (account: string, type: ConstructorParameters<typeof ScheduleClient>[2], rows: object[]) => {
    const { status } = await new ScheduleClient(staff, account, type).edit(rows.map((row) => added({ ...row })))
    expect(status).toBe(200)
  }
  return { brokerage, accounts, staff, path, listed, lines, duplicates, fill }
}

describe('possible duplicates', () => {
  test('are the same VIN, license, or address on accounts of the brokerage, with the row behind each', async () => {
    const { accounts, duplicates, fill, lines, path } = await made()
    const [one, two] = accounts
    await fill(one, 'AUTO', [{ vin: '1M8GDM9AXKP042788', year: '1989' }, { vin: '1FTFW1ET5DFC10312' }])
    await fill(two, 'AUTO', [{ vin: '1m8gdm9axkp042788' }, { vin: '1FTFW1ET5DFC10312', rowStatus: 'REMOVED' }])
    await fill(one, 'DRIVERS', [{ name: 'Ada Lane', licence: 'D1234567', state: 'CA' }])
    await fill(two, 'OWNER_OPS', [{ name: 'A. Lane', licence: 'D-123-4567', state: 'CA' }])
    const street = { street: '12 Mill Rd.', city: 'Dayton', state: 'OH', zip: '45402' }
    await fill(one, 'LOCATIONS', [
      { location: '1', building: '1', ...street },
      { location: '1', building: '2', ...street },
    ])

    const [vehicle, ...others] = await duplicates('VEHICLE')
    expect(others).toEqual([])
    expect(vehicle).toMatchObject({ label: '1M8GDM9AXKP042788', places: 2, accounts: 2, dismissed: null })
    expect(vehicle!.members.map(({ account }) => account).toSorted()).toEqual([...accounts].toSorted())
    expect(vehicle!.members[0]).toMatchObject({ scheduleType: 'AUTO', rowId: expect.any(String) })
    const drivers = await duplicates('DRIVER')
    expect(drivers).toMatchObject([{ label: 'CA ••••4567', places: 2 }])
    expect(JSON.stringify(drivers)).not.toContain('1234567')
    expect(await duplicates('LOCATION')).toEqual([])
    await fill(two, 'LOCATIONS', [{ location: '7', ...street, street: '12 mill rd' }])
    expect(await duplicates('LOCATION')).toMatchObject([{ places: 3, accounts: 2 }])
    expect(await lines('possible-duplicates/export?kind=LOCATION')).toBe(3)
    expect((await stranger.get(`${path}/possible-duplicates`)).status).toBe(404)
  })

  test('are accounts with one name or FEIN, and people with one name and several logins', async () => {
    const { accounts, duplicates } = await made()
    await server.running.platform.database.write('system', async (tx) => {
      for (const [place, name] of ['Mill Creek Foods, Inc.', 'The Mill Creek Foods Company'].entries())
        await sql`update accounts set company_name = ${name} where code = ${accounts[place]!}`.execute(tx.db)
    })
    await aPerson(server, { account: accounts[0], lastName: 'Twice' })
    await aPerson(server, { account: accounts[1], lastName: 'Twice' })
    expect(await duplicates('ACCOUNT')).toMatchObject([{ label: 'Same company name', places: 2, accounts: 2 }])
    expect(await duplicates('CONTACT')).toMatchObject([{ label: 'Pat Twice', places: 2 }])
  })

  test('are dismissed for a reason, restored, and asked about again when a record joins them', async () => {
    const { accounts, brokerage, duplicates, fill, path, staff } = await made()
    await fill(accounts[0], 'AUTO', [{ vin: '1M8GDM9AXKP042788' }])
    await fill(accounts[1], 'AUTO', [{ vin: '1M8GDM9AXKP042788' }])
    const [group] = await duplicates('VEHICLE')
    const { digest } = group!
    const dismiss = (body: object, client = staff) =>
      client.post(`${path}/possible-duplicates/dismiss`, { kind: 'VEHICLE', digest, ...body })
    const blank = await dismiss({ reason: ' ' })
    expect([blank.status, blank.body.fields]).toEqual([422, { reason: duplicateMessages.reasonRequired }])
    expect((await dismiss({ reason: 'Leased to both' }, stranger)).status).toBe(404)
    expect((await dismiss({ reason: 'Leased to both' })).status).toBe(204)
    expect(await duplicates('VEHICLE')).toEqual([])
    expect(await duplicates('VEHICLE', '&dismissed=true')).toMatchObject([{ dismissed: { reason: 'Leased to both' } }])
    expect(await auditOf(server, 'possible_duplicate', digest)).toMatchObject([
      { action: 'possible_duplicate.dismiss', after: { kind: 'VEHICLE', reason: 'Leased to both' } },
    ])
    const restore = () => staff.post(`${path}/possible-duplicates/restore`, { kind: 'VEHICLE', digest })
    expect([(await restore()).status, (await restore()).status]).toEqual([204, 404])
    expect((await dismiss({ reason: 'Leased to both' })).status).toBe(204)
    const third = await anAccount(server, brokerage)
    await fill(third, 'AUTO', [{ vin: '1M8GDM9AXKP042788' }])
    expect(await duplicates('VEHICLE')).toMatchObject([{ places: 3 }])
    const late = await dismiss({ reason: 'Leased to both' })
    expect([late.status, late.body.message]).toEqual([409, duplicateMessages.changed])
  })
})

describe('blank fields', () => {
  test('are counted by field over all accounts, and by account and tab', async () => {
    const { accounts, fill, listed, lines, path } = await made()
    const [one, two] = accounts
    await server.running.platform.database.write('system', (tx) =>
      sql`update accounts set lines = '{AUTO}' where code = ${one}`.execute(tx.db),
    )
    await fill(one, 'DRIVERS', [{ name: 'Ada Lane', state: 'CA' }, { name: 'Bo Reed' }])
    await fill(two, 'DRIVERS', [{ name: 'Cy Moss' }])
    const fields = (query: string) => listed<FieldData>(`field-data?limit=200&${query}`)
    const [birth] = await fields('field=birthDate')
    expect(birth).toMatchObject({ label: 'Date of birth', blank: 3, rows: 3, percent: 0, accounts: 2, account: null })
    const [state] = await fields('scheduleType=DRIVERS&field=state')
    expect(state).toMatchObject({ blank: 2, rows: 3, percent: 33 })
    const byAccount = await fields('by=ACCOUNT&scheduleType=DRIVERS&field=state')
    const counts = new Map(byAccount.map(({ account, blank, rows }) => [account, [blank, rows]]))
    expect(counts).toEqual(
      new Map([
        [one, [1, 2]],
        [two, [1, 1]],
      ]),
    )
    expect(await fields('line=AUTO&field=birthDate')).toMatchObject([{ blank: 2, rows: 2, accounts: 1 }])
    const details = await fields(`by=ACCOUNT&scheduleType=ACCOUNT&search=${two}`)
    expect(details.map(({ field }) => field)).toEqual(expect.arrayContaining(['fein', 'lines', 'brokerContact']))
    expect(await lines('field-data/export?scheduleType=DRIVERS&field=state&by=ACCOUNT')).toBe(2)
    const { body: first } = await stranger.get(`${path}/field-data`)
    expect(first.items).toBeUndefined()
    const whole = await fields('')
    const { body: page } = await (await server.signIn('admin@portico.test')).get(`${path}/field-data?limit=2`)
    expect(page.items).toEqual(whole.slice(0, 2))
  })
})

describe('data runs', () => {
  test('tell what became of imports, uploads, and agency updates, the newest first', async () => {
    const { accounts, listed, lines, path, staff } = await made()
    const [account] = accounts
    const imports = new ImportClient(staff, account, 'FINE_ARTS')
    const art = csvOf([
      ['Title', 'Value'],
      ['Water Lilies', '1200'],
    ])
    const { scheduleImportId: id } = await imports.checked('art.csv', art)
    expect((await imports.take(id, 'start')).state).toBe('IMPORTED')
    server.clock.advance(60_000)
    const waiting = await imports.checked('more.csv', art)
    await server.running.platform.database.write({ account }, (tx) =>
      sql`insert into staging_pushes (account_code, number, state, changes, fault, asked_by, asked_at)
        select ${account}, 1, 'FAILED', '[{}, {}]', 'The system is closed', id, ${new Date('2020-01-01')} from users limit 1`.execute(
        tx.db,
      ),
    )
    const runs = await listed<DataRun>('data-runs')
    expect(runs.map(({ name, result, rows, failedRows }) => [name, result, rows, failedRows])).toEqual([
      ['more.csv', 'WAITING', 1, 0],
      ['art.csv', 'DONE', 1, 0],
      ['Update 1', 'FAILED', 2, 2],
    ])
    expect(runs[0]).toMatchObject({
      id: waiting.scheduleImportId,
      account,
      scheduleType: 'FINE_ARTS',
      kind: 'SCHEDULE_IMPORT',
    })
    expect(await listed<DataRun>('data-runs?kind=AGENCY_UPDATE')).toHaveLength(1)
    expect(await listed<DataRun>('data-runs?result=DONE&search=ART')).toHaveLength(1)
    const first = await staff.get(`${path}/data-runs?limit=2`)
    expect(await listed<DataRun>(`data-runs?limit=2&cursor=${first.body.nextCursor}`)).toMatchObject([
      { name: 'Update 1' },
    ])
    expect(await lines('data-runs/export')).toBe(3)
    expect((await stranger.get(`${path}/data-runs`)).status).toBe(404)
  })
})
