import type { Handler } from '../../../platform/context.ts'
import { readerOf } from '../document.access.ts'
import { folderTreeView } from '../folder-tree.view.ts'

/** The folders of a library, and what the user may do in it. */
export const listFolders: Handler<'GET /api/accounts/{accountId}/documents/folders'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => folderTreeView(tx, readerOf(context), context.platform)),
})
