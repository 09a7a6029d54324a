import type { Insertable } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import { streamed } from '../platform/files/byte-streams.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { newId } from '../platform/ids.ts'
import { demoAccounts } from './demo-accounts.ts'
import { daysAfter, yearsBefore } from './demo-dates.ts'
import { type DemoDocument, demoDocuments } from './demo-documents.ts'
import { demoPdf } from './demo-pdf.ts'
import type { PeopleIds } from './demo-world.ts'
import type { Tables } from '../tables/tables.generated.ts'

type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>[]

interface Made {
  readonly document: DemoDocument
  readonly id: string
  readonly by: string
  readonly at: Date
  readonly named: (text: string) => string
}

const dayMs = 86_400_000

/** Libraries with real files, so that everything in them can be opened. */
export async function makeDocuments(tx: Tx, files: FileStore, ids: PeopleIds, now: Date): Promise<void> {
  const made = demoDocuments.map((document): Made => {
    const at = new Date(now.getTime() - document.daysAgo * dayMs)
    return { document, id: newId(at), by: ids.get(document.by)!, at, named: withTerms(document.account, now) }
  })
  const folders = foldersOf(made)
  const versions = await Promise.all(made.flatMap((each) => versionsOf(each, files)))
  await tx.db
    .insertInto('document_folders')
    .values([...folders.values()])
    .execute()
  await tx.db
    .insertInto('documents')
    .values(made.map((each) => documentOf(each, folders, now)))
    .execute()
  await tx.db.insertInto('document_versions').values(versions).execute()
  await tx.db
    .insertInto('document_views')
    .values(made.flatMap((each) => viewsOf(each, ids)))
    .execute()
}

const pathOf = ({ document, named }: Made, depth: number): string =>
  [document.account, ...document.folder.slice(0, depth)].map(named).join('/')

/** Every folder once, by its path, each after the one that it is in. */
function foldersOf(made: readonly Made[]): ReadonlyMap<string, Rows<'document_folders'>[number]> {
  const folders = new Map<string, Rows<'document_folders'>[number]>()
  for (const each of made) {
    for (const [at, name] of each.document.folder.entries()) {
      const path = pathOf(each, at + 1)
      if (folders.has(path)) continue
      folders.set(path, {
        account_code: each.document.account,
        id: newId(each.at),
        parent_id: folders.get(pathOf(each, at))?.id ?? null,
        name: each.named(name),
        is_internal: each.document.isInternal ?? false,
        created_by: each.by,
        created_at: each.at,
      })
    }
  }
  return folders
}

function documentOf(each: Made, folders: ReturnType<typeof foldersOf>, now: Date): Rows<'documents'>[number] {
  const { document, id, by, at, named } = each
  return {
    account_code: document.account,
    id,
    folder_id: folders.get(pathOf(each, document.folder.length))?.id ?? null,
    name: document.name,
    type: document.type,
    tags: (document.tags ?? []).map(named),
    is_internal: document.isInternal ?? false,
    current_number: document.versions ?? 1,
    created_by: by,
    created_at: at,
    changed_at: at,
    trashed_at: document.isTrashed === true ? new Date(now.getTime() - dayMs) : null,
  }
}

const versionsOf = ({ document, id, by, at }: Made, files: FileStore) =>
  Array.from({ length: document.versions ?? 1 }, async (_, index): Promise<Rows<'document_versions'>[number]> => {
    const number = index + 1
    const file_key = `demonstration/${id}/${number}`
    const pages = [
      [...document.lines, `Version ${number}`],
      ['Notes', 'Sample of the demonstration. It confers no rights.'],
    ]
    const stored = await files.put(file_key, streamed(demoPdf(pages)))
    return {
      account_code: document.account,
      document_id: id,
      number,
      file_key,
      media_type: 'application/pdf',
      ...stored,
      scan: 'NOT_SCANNED',
      uploaded_by: by,
      uploaded_at: at,
    }
  })

const viewsOf = ({ document, id, at }: Made, ids: PeopleIds): Rows<'document_views'> =>
  (document.seenBy ?? []).map((username, index) => ({
    account_code: document.account,
    document_id: id,
    user_id: ids.get(username)!,
    how: 'PREVIEW',
    version_number: document.versions ?? 1,
    at: new Date(at.getTime() + (index + 1) * 5_400_000),
  }))

/** Replaces the years of the current and previous term in a text: `2025–2026`. */
function withTerms(account: string, now: Date): (text: string) => string {
  const { renewalInDays } = demoAccounts.find(({ code }) => code === account)!
  const end = Number(yearsBefore(daysAfter(now, renewalInDays), 0).slice(0, 4))
  return (text) => text.replace('{term}', `${end - 1}–${end}`).replace('{last}', `${end - 2}–${end - 1}`)
}
