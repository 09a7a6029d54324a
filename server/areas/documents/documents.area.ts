import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { mergedFolderExists, mergeLibrary } from './merge-library.ts'
import { documentsRoutes, uploadsRoutes } from './documents.routes.ts'
import { sweepDocuments } from './sweep-documents.ts'
import { documentResults } from './document-search.view.ts'

export const area = {
  routes: [documentsRoutes, uploadsRoutes],
  jobs: [sweepDocuments],
  merging: {
    moves: { DOCUMENTS: (from) => sql`(select count(*) from documents where account_code = ${from})` },
    move: mergeLibrary,
    holds: { SAME_FOLDER: mergedFolderExists },
  },
  search: { documents: documentResults },
} satisfies ServerArea
