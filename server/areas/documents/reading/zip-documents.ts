import { freeName } from '@portico/contract/areas/documents/document.rules.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import { makeZip } from 'client-zip'
import type { Handler } from '../../../platform/context.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { notFound } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { allFolders, pathOf } from '../folder-tree.view.ts'
import { recordViews } from './read-document.ts'
import { type StoredVersion, storedVersionsView } from './stored-version.view.ts'

/** Several documents as one archive with their folders. Streamed as it is created, so nothing waits in memory. */
export const zipDocuments: Handler<'GET /api/accounts/{accountId}/documents/zip'> = async (context, { query }) => {
  const reader = readerOf(context)
  const ids = [...new Set(query.ids)]
  const [versions, folders] = await context.read((tx) =>
    Promise.all([storedVersionsView(tx, reader, ids), allFolders(tx, reader.account)]),
  )
  if (versions.length !== ids.length) throw notFound()
  await context.write(async (tx) => {
    await recordViews(tx, reader, { how: 'ZIP', versions, at: context.platform.now() })
    return { status: 204 }
  })
  const named = withPaths(versions, (folderId) => pathOf(folders, folderId))
  return {
    status: 200,
    file: {
      name: `${reader.account} documents.zip`,
      type: 'application/zip',
      bytes: null,
      disposition: 'attachment',
      open: async () => makeZip(entriesOf(named, context.platform.files)) as ByteStream,
    },
  }
}

interface Named {
  readonly path: string
  readonly version: StoredVersion
}

/** Each file under its folders; an internal and a shared file of the same name are numbered. */
function withPaths(versions: readonly StoredVersion[], folderPath: (id: string | null) => readonly string[]): Named[] {
  const taken = new Set<string>()
  return versions.map((version) => {
    const folder = folderPath(version.folderId)
    const pathWith = (name: string) => [...folder, name].join('/')
    const path = pathWith(freeName(version.name, (name) => taken.has(pathWith(name).toLowerCase())))
    taken.add(path.toLowerCase())
    return { path, version }
  })
}

/** Files are opened one after the other, each when the one before it has been sent. */
async function* entriesOf(named: readonly Named[], files: FileStore) {
  for (const { path, version } of named) {
    // oxlint-disable-next-line no-await-in-loop -- one file is open at a time
    const input = await files.open(version.key)
    yield { name: path, size: version.bytes, input: input as AsyncIterable<Uint8Array<ArrayBuffer>> }
  }
}
