import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { DocumentType } from './document-types.ts'
import { wholeFileLimit } from './document.rules.ts'
import {
  AccountDocument,
  DocumentDetails,
  DocumentEdit,
  DocumentIds,
  DocumentPage,
  documentSorts,
  DocumentViews,
  FolderDraft,
  FolderEdit,
  FolderTree,
  WholeFilePlace,
} from './document.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const ofDocument = z.object({ accountId: z.string(), documentId: z.string() })
const ofFolder = z.object({ accountId: z.string(), folderId: z.string() })
const StaleDocument = Problem.extend({ current: AccountDocument }).meta({ id: 'StaleDocument' })
const SameNameProblem = Problem.extend({
  existing: z.object({ id: z.string(), name: z.string() }).optional(),
}).meta({ id: 'SameNameProblem' })
const versionNumber = z.object({ version: z.coerce.number<string>().int().min(1).max(1_000_000).optional() })
const changedMany = { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem } as const

export const documentsCalls = calls({
  'GET /api/accounts/{accountId}/documents': {
    access: 'account',
    summary: 'Lists the documents of an account: in one folder, at the top level, or all; the trash is separate.',
    params: inAccount,
    query: z.object({
      folder: z.string().max(60).optional().meta({ description: 'The id of a folder, or `top`; without it all' }),
      search: text().trim().max(100).optional(),
      type: DocumentType.optional(),
      tag: text().trim().max(40).optional(),
      shown: z.enum(['kept', 'trashed']).default('kept'),
      sort: z.enum(documentSorts).default('name'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      ...pageQuery,
    }),
    responses: { 200: DocumentPage },
  },
  'POST /api/accounts/{accountId}/documents': {
    access: 'account',
    summary:
      'Adds a file in one request. Without a choice, refuses an existing name and returns the document that has it.',
    params: inAccount,
    query: WholeFilePlace,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 201: AccountDocument, 403: Problem, 409: SameNameProblem, 413: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/documents/folders': {
    access: 'account',
    summary: 'Lists the folders of the library and the user’s permissions in it.',
    params: inAccount,
    responses: { 200: FolderTree },
  },
  'POST /api/accounts/{accountId}/documents/folders': {
    access: 'account',
    summary: 'Adds a folder.',
    params: inAccount,
    body: FolderDraft,
    responses: { 200: FolderTree, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/documents/folders/{folderId}': {
    access: 'account',
    summary: 'Renames a folder.',
    params: ofFolder,
    body: FolderEdit,
    responses: { 200: FolderTree, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/documents/folders/{folderId}': {
    access: 'account',
    summary: 'Deletes an empty folder.',
    params: ofFolder,
    responses: { 200: FolderTree, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/documents/zip': {
    access: 'account',
    summary: 'Streams several documents as one archive.',
    params: inAccount,
    query: z.object({
      ids: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(DocumentIds),
    }),
    responses: { 200: 'file', 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/documents/move': {
    access: 'account',
    summary: 'Moves documents to a folder, or to the top.',
    params: inAccount,
    body: z.object({ ids: DocumentIds, folderId: z.string().max(60).nullable() }),
    responses: changedMany,
  },
  'POST /api/accounts/{accountId}/documents/trash': {
    access: 'account',
    summary: 'Moves documents to the trash, where they can be restored for 30 days.',
    params: inAccount,
    body: z.object({ ids: DocumentIds }),
    responses: changedMany,
  },
  'POST /api/accounts/{accountId}/documents/restore': {
    access: 'account',
    summary: 'Restores documents from the trash to their folders.',
    params: inAccount,
    body: z.object({ ids: DocumentIds }),
    responses: changedMany,
  },
  'GET /api/accounts/{accountId}/documents/{documentId}': {
    access: 'account',
    summary: 'A document with its versions, newest first.',
    params: ofDocument,
    responses: { 200: DocumentDetails, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/documents/{documentId}': {
    access: 'account',
    summary: 'Renames, moves, tags, or shares a document. Refuses a stale save and returns the current version.',
    params: ofDocument,
    body: DocumentEdit,
    responses: { 200: AccountDocument, 403: Problem, 404: Problem, 409: StaleDocument, 422: Problem },
  },
  'GET /api/accounts/{accountId}/documents/{documentId}/views': {
    access: 'account-admin',
    summary: 'Lists the views and downloads of a document, newest first.',
    params: ofDocument,
    responses: { 200: DocumentViews, 404: Problem },
  },
  'GET /api/documents/{accountId}/download/{documentId}': {
    access: 'account',
    summary: 'Downloads the file of a document. Supports `Range`.',
    params: ofDocument,
    query: versionNumber,
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/documents/{accountId}/preview/{documentId}': {
    access: 'account',
    summary: 'Returns the file of a PDF or an image for preview.',
    params: ofDocument,
    query: versionNumber,
    responses: { 200: 'file', 404: Problem },
  },
})
