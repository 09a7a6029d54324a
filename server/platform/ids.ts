import { randomUUID } from 'node:crypto'

/** A UUID of version 7: the time in front keeps new rows side by side in an index. */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  // What follows the version is chance in a UUID of version 4 as well.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Where the counter is within sequential ids, as a number that cannot overflow. */
const count = { from: 24, digits: 12, most: 2 ** 47 }

/** Makes sequential ids, each one more than the last, so that no other id can fall between them. */
export function idsInARow(now: Date): () => string {
  const first = newId(now)
  let next = Number.parseInt(first.slice(count.from), 16) % count.most
  return () => first.slice(0, count.from) + (next++).toString(16).padStart(count.digits, '0')
}

/** The first and the last of each row of ids among these, which are in their order. */
export function rowsOfIds(ids: readonly string[]): { readonly first: string; readonly last: string }[] {
  const rows: { first: string; last: string }[] = []
  for (const id of ids) {
    const row = rows.at(-1)
    const follows = row !== undefined && id > row.last && id.slice(0, count.from) === row.last.slice(0, count.from)
    if (follows) row.last = id
    else rows.push({ first: id, last: id })
  }
  return rows
}

/** Whether a text is the id of something; asking the database with any other text would be an error there. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
