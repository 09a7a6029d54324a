import type { DocumentFolder, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { notFound } from '../../platform/error-response.ts'
import type { Reader } from './document.access.ts'
import { visibleTo } from './document.view.ts'

type FolderFacts = Omit<DocumentFolder, 'documents'>

/** The folders that a reader may see, with their document counts, and what the reader may do. */
export async function folderTreeView(
  tx: Tx,
  reader: Reader,
  { scanner }: Pick<Platform, 'scanner'>,
): Promise<FolderTree> {
  const [folders, counts, tags] = await Promise.all([
    allFolders(tx, reader.account),
    sql<{ folderId: string | null; kept: number; trashed: number }>`select folder_id as "folderId",
      count(*) filter (where trashed_at is null) as kept, count(trashed_at) as trashed
      from documents where ${visibleTo(reader)} group by folder_id`.execute(tx.db),
    sql<{ tag: string }>`select distinct unnest(tags) as tag from documents
      where ${visibleTo(reader)} and trashed_at is null order by tag limit 200`.execute(tx.db),
  ])
  const stored = new Map(counts.rows.map(({ folderId, kept: count }) => [folderId, count]))
  return {
    folders: shownFolders(folders, stored, reader),
    documentsAtTop: stored.get(null) ?? 0,
    trashed: counts.rows.reduce((sum, { trashed }) => sum + trashed, 0),
    tags: tags.rows.map(({ tag }) => tag),
    maySeeInternal: reader.seesInternal,
    mayAdd: reader.mayAdd,
    mayChangeFolders: reader.changesAll,
    maySeeViews: reader.seesViews,
    isScanned: scanner !== undefined,
  }
}

/** Every folder of an account by its name, regardless of who may see it. */
export async function allFolders(tx: Tx, account: string): Promise<readonly FolderFacts[]> {
  const { rows } = await sql<FolderFacts>`select id, parent_id as "parentId", name, is_internal as "isInternal"
    from document_folders where account_code = ${account} order by lower(name), id`.execute(tx.db)
  return rows
}

/** One folder of a reader; null is the top. Responds 404 if the reader may not see it. */
export async function folderView(tx: Tx, reader: Reader, id: string | null): Promise<FolderFacts | null> {
  if (id === null) return null
  const folders = await allFolders(tx, reader.account)
  const found = isId(id) ? folders.find((folder) => folder.id === id) : undefined
  if (found === undefined || !(await isShown(tx, reader, found, folders))) throw notFound()
  return found
}

async function isShown(tx: Tx, reader: Reader, folder: FolderFacts, folders: readonly FolderFacts[]): Promise<boolean> {
  if (reader.seesInternal || !folder.isInternal) return true
  const { rows } = await sql<{ folderId: string }>`select distinct folder_id as "folderId" from documents
    where ${visibleTo(reader)} and folder_id is not null and trashed_at is null`.execute(tx.db)
  return withParents(folders, new Set(rows.map(({ folderId }) => folderId))).has(folder.id)
}

/** An internal folder shows itself to the insured only where something in it is shared with them. */
function shownFolders(
  folders: readonly FolderFacts[],
  stored: ReadonlyMap<string | null, number>,
  reader: Reader,
): DocumentFolder[] {
  const open = folders.filter(({ id, isInternal }) => !isInternal || (stored.get(id) ?? 0) > 0).map(({ id }) => id)
  const shown = reader.seesInternal ? undefined : withParents(folders, new Set(open))
  return folders
    .filter(({ id }) => shown?.has(id) ?? true)
    .map((folder) => ({ ...folder, documents: stored.get(folder.id) ?? 0 }))
}

function withParents(folders: readonly FolderFacts[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const parents = new Map(folders.map(({ id, parentId }) => [id, parentId]))
  const all = new Set<string>()
  for (const start of ids) {
    for (let id: string | null | undefined = start; id && !all.has(id); id = parents.get(id)) all.add(id)
  }
  return all
}

/** The names from the top down to a folder. */
export function pathOf(folders: readonly FolderFacts[], id: string | null): string[] {
  const folder = folders.find((each) => each.id === id)
  return folder === undefined ? [] : [...pathOf(folders, folder.parentId), folder.name]
}
