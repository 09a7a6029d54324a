import type { AccountDocument } from '@portico/contract/areas/documents/document.shapes.ts'
import type { DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { containing, isText } from '../../../platform/text-search.ts'
import type { Reader } from '../document.access.ts'
import { type DocumentRow, documentRows, shownDocument, visibleTo } from '../document.view.ts'

interface DocumentFilter {
  readonly folder?: string | undefined
  readonly search?: string | undefined
  readonly type?: DocumentType | undefined
  readonly tag?: string | undefined
  readonly shown: 'kept' | 'trashed'
  readonly sort: 'name' | 'type' | 'bytes' | 'changedAt'
  readonly direction: 'asc' | 'desc'
  readonly cursor?: string | undefined
  readonly limit: number
}

interface DocumentList {
  readonly documents: AccountDocument[]
  readonly total: number
  readonly nextCursor: string | null
}

const sorts = {
  name: { by: sql`lower(documents.name)`, cast: sql`text`, isValue: isText },
  type: { by: sql`type`, cast: sql`text`, isValue: isText },
  bytes: { by: sql`bytes`, cast: sql`bigint`, isValue: (value: string) => /^\d{1,18}$/.test(value) },
  changedAt: {
    by: sql`changed_at`,
    cast: sql`timestamptz`,
    isValue: (value: string) => !Number.isNaN(Date.parse(value)),
  },
} as const

/** A row's position in each sort order, from which the next page continues. */
const placeOf: Readonly<Record<DocumentFilter['sort'], (row: DocumentRow) => string>> = {
  name: (row) => row.name.toLowerCase(),
  type: (row) => row.type,
  bytes: (row) => String(row.bytes),
  changedAt: (row) => row.changedAt.toISOString(),
}

/** A page of the documents that fit a filter, with how many there are in all. */
export async function documentListView(tx: Tx, reader: Reader, filter: DocumentFilter): Promise<DocumentList> {
  const { by } = sorts[filter.sort]
  const direction = filter.direction === 'asc' ? sql`asc` : sql`desc`
  const fitting = sql`where ${visibleTo(reader)} ${matching(filter)}`
  const [{ rows }, counted] = await Promise.all([
    sql<DocumentRow>`${documentRows} ${fitting} ${after(filter)}
      order by ${by} ${direction}, documents.id ${direction} limit ${filter.limit + 1}`.execute(tx.db),
    sql<{ total: number }>`select count(*) as total from documents ${fitting}`.execute(tx.db),
  ])
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)
  return {
    documents: page.map((row) => shownDocument(row, reader)),
    total: counted.rows[0]?.total ?? 0,
    nextCursor:
      rows.length > filter.limit && last !== undefined ? writeCursor([placeOf[filter.sort](last), last.id]) : null,
  }
}

function matching({ folder, search, type, tag, shown }: DocumentFilter): RawBuilder<unknown> {
  return sql`and trashed_at is ${shown === 'kept' ? sql`null` : sql`not null`} ${inFolder(folder)}
    ${search ? sql`and lower(documents.name) like ${containing(search)}` : sql``}
    ${type === undefined ? sql`` : sql`and type = ${type}`}
    ${tag ? sql`and ${tag} = any(tags)` : sql``}`
}

function inFolder(folder: string | undefined): RawBuilder<unknown> {
  if (folder === undefined) return sql``
  if (folder === 'top') return sql`and folder_id is null`
  return isId(folder) ? sql`and folder_id = ${folder}::uuid` : sql`and false`
}

function after({ sort, direction, cursor }: DocumentFilter): RawBuilder<unknown> {
  const { by, cast, isValue } = sorts[sort]
  const place = readCursor(cursor, [isValue, isId])
  if (place === undefined) return sql``
  const beyond = direction === 'asc' ? sql`>` : sql`<`
  return sql`and (${by}, documents.id) ${beyond} (${place[0]}::${cast}, ${place[1]}::uuid)`
}
