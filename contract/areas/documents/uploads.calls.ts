import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { chunkBytes } from './document.rules.ts'
import { AccountDocument, UploadDraft, UploadFinish, UploadState } from './document.shapes.ts'

const ofUpload = z.object({ accountId: z.string(), uploadId: z.string() })
const Elsewhere = Problem.extend({ offset: z.number().int() }).meta({ id: 'OtherOffset' })
const SameName = Problem.extend({ existing: z.object({ id: z.string(), name: z.string() }).optional() }).meta({
  id: 'UploadSameName',
})

/** Files that come piece by piece, so that a cut connection costs one piece. */
export const uploadsCalls = calls({
  'POST /api/accounts/{accountId}/uploads': {
    access: 'account',
    summary: 'Starts an upload, or resumes an interrupted one of the same file.',
    params: z.object({ accountId: z.string() }),
    body: UploadDraft,
    responses: { 200: UploadState, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/uploads/{uploadId}': {
    access: 'account',
    summary: 'Returns how much of a file was received.',
    params: ofUpload,
    responses: { 200: UploadState, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/uploads/{uploadId}': {
    access: 'account',
    summary: 'Receives the next part, 4 MB unless it is the last. A partial one is not stored.',
    params: ofUpload,
    query: z.object({ offset: z.coerce.number<string>().int().min(0) }),
    chunk: { maxBytes: chunkBytes },
    responses: { 200: UploadState, 403: Problem, 404: Problem, 409: Elsewhere, 413: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/uploads/{uploadId}/finish': {
    access: 'account',
    summary: 'Creates a document from a completed upload. If its content is rejected, the upload is removed.',
    params: ofUpload,
    body: UploadFinish,
    responses: { 201: AccountDocument, 403: Problem, 404: Problem, 409: SameName, 422: Problem, 503: Problem },
  },
  'DELETE /api/accounts/{accountId}/uploads/{uploadId}': {
    access: 'account',
    summary: 'Cancels an upload.',
    params: ofUpload,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
})
