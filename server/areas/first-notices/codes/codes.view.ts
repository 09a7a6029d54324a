import type { NoticeCode, NoticeCodePage } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { vehicleSubject } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { brandedOrigin } from '../../../platform/http/host-rules.ts'
import { isId } from '../../../platform/ids.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { noticePath } from './notice-code.ts'

type Of = Pick<AccountContext, 'platform' | 'host' | 'account'>

interface Row extends Omit<NoticeCode, 'address' | 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'state'> {
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly lastUsedAt: Date | null
}

async function codesWhere(tx: Tx, { platform, host, account }: Of, condition: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`
    select code.id, kind, label, person.name as "createdBy", code.created_at as "createdAt", expires_at as "expiresAt",
      revoked_at as "revokedAt", uses, last_used_at as "lastUsedAt"
    from notice_codes code join person_names person on person.id = code.created_by
    where account_code = ${account.account} and ${condition}
    order by code.created_at desc, code.id desc limit 1000`.execute(tx.db)
  const { subdomain } = await accountHead(tx, account.account)
  const origin = brandedOrigin(platform.config, host, subdomain)
  const now = platform.now()
  return rows.map(({ createdAt, expiresAt, revokedAt, lastUsedAt, ...row }): NoticeCode => ({
    ...row,
    address: origin + noticePath(platform.secret, row.id),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: revokedAt !== null ? 'REVOKED' : expiresAt <= now ? 'EXPIRED' : 'WORKS',
  }))
}

/** The codes of an account, the newest first. */
export const codesView = (tx: Tx, of: Of): Promise<NoticeCode[]> => codesWhere(tx, of, sql`true`)

/** One code; undefined if it does not exist. */
export async function codeView(tx: Tx, of: Of, id: string): Promise<NoticeCode | undefined> {
  return isId(id) ? (await codesWhere(tx, of, sql`code.id = ${id}`))[0] : undefined
}

interface Active {
  readonly id: string
  readonly rowId: string | null
  readonly expiresAt: Date
}

/** The codes of some vehicles or locations that were not revoked. */
export async function codesOfRows(tx: Tx, account: string, rowIds: readonly string[]): Promise<readonly Active[]> {
  const { rows } = await sql<Active>`
    select id, row_id as "rowId", expires_at as "expiresAt" from notice_codes
    where account_code = ${account} and revoked_at is null and row_id = any(${rowIds.filter(isId)}::uuid[])`.execute(
    tx.db,
  )
  return rows
}

/** The rows of vehicles, by their VINs in capitals. */
export async function rowsOfVins(tx: Tx, account: string, vins: readonly string[]): Promise<Map<string, string>> {
  const wanted = vins.map((vin) => vin.toUpperCase())
  const { rows } = await sql<{ vin: string; id: string }>`
    select upper(cells ->> 'vin') as vin, row_id as id from schedule_rows
    where account_code = ${account} and schedule_type = 'AUTO' and upper(cells ->> 'vin') = any(${wanted}::text[])
    order by tab_id desc, rank desc`.execute(tx.db)
  return new Map(rows.map(({ vin, id }) => [vin, id]))
}

/** How many codes of an account work. */
export async function activeCodes(tx: Tx, account: string, now: Date): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from notice_codes
    where account_code = ${account} and revoked_at is null and expires_at > ${now}`.execute(tx.db)
  return rows[0]!.many
}

/** Whether ID cards of an account carry codes. */
export async function isOnIdCards(tx: Tx, account: string): Promise<boolean> {
  const { rows } = await sql<{ on: boolean }>`
    select on_id_cards as on from notice_settings where account_code = ${account}`.execute(tx.db)
  return rows[0]?.on ?? false
}

interface Item {
  readonly id: string
  readonly isVehicle: boolean
  readonly cells: Readonly<Record<string, string>>
}

/** The vehicles and locations of an account that codes can be for; limited to some rows, if given. */
export async function scheduledItems(
  tx: Tx,
  account: string,
  rowIds?: readonly string[],
): Promise<Pick<NoticeCodePage, 'vehicles' | 'locations'>> {
  const chosen = rowIds === undefined ? sql`true` : sql`row_id = any(${rowIds.filter(isId)}::uuid[])`
  const { rows } = await sql<Item>`
    select row_id as id, schedule_type = 'AUTO' as "isVehicle", cells from schedule_rows
    where account_code = ${account} and schedule_type in ('AUTO', 'LOCATIONS', 'PROPERTY_COVERAGES') and ${chosen}
    order by tab_id, rank limit 2000`.execute(tx.db)
  const of = (isVehicle: boolean) =>
    rows
      .filter((row) => row.isVehicle === isVehicle)
      .map(({ id, cells }) => ({ id, label: isVehicle ? vehicleLabel(cells) : placeLabel(cells) }))
      .filter(({ label }) => label !== '')
  return { vehicles: of(true), locations: of(false) }
}

type Cells = Item['cells']

const vehicleLabel = (cells: Cells): string =>
  [cells['unit'] ? `Unit ${cells['unit']}` : '', vehicleSubject(cells)].filter((part) => part !== '').join(' · ')

const placeLabel = ({ name = '', street = '', city = '', state = '' }: Cells): string =>
  [name, [street, city, state].filter((part) => part !== '').join(', ')].filter((part) => part !== '').join(' · ')
