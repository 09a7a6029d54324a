import { pictureMessages } from '@portico/contract/areas/pictures/picture.messages.ts'
import type { StaffPicture } from '@portico/contract/areas/pictures/pictures.shapes.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { isText } from '../../platform/text-search.ts'

interface Page {
  readonly cursor?: string | undefined
  readonly limit: number
}

const staff = (brokerage: string) => sql`select users.id as "userId", users.username, name,
    profile_picture as picture, profile_picture_alt as alt
  from users join person_names on person_names.id = users.id
  where users.disabled_at is null
    and exists (select from broker_roles where user_id = users.id and brokerage_code = ${brokerage})`

/** A page of a brokerage's staff with their photos, by username. */
export async function staffPicturesView(
  tx: Tx,
  brokerage: string,
  { cursor, limit }: Page,
): Promise<{ items: StaffPicture[]; nextCursor: string | null }> {
  const after = readCursor(cursor, [isText])
  const { rows } = await sql<StaffPicture>`${staff(brokerage)}
    ${after === undefined ? sql`` : sql`and users.username > ${after[0]}`}
    order by users.username limit ${limit + 1}`.execute(tx.db)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? writeCursor([last.username]) : null }
}

/** A staff member by username in any case; rejected if not on the staff. */
export async function staffPicture(tx: Tx, brokerage: string, username: string): Promise<StaffPicture> {
  const { rows } = await sql<StaffPicture>`${staff(brokerage)}
    and lower(users.username) = ${username.toLowerCase()}`.execute(tx.db)
  if (rows[0] === undefined) throw unprocessable({ username: pictureMessages.notOnStaff }, pictureMessages.notOnStaff)
  return rows[0]
}
