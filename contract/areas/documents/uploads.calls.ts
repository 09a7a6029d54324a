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
    summary: 'Begins an upload, or takes up the one of the same file that was cut.',
    params: z.object({ accountId: z.string() }),
    body: UploadDraft,
    responses: { 200: UploadState, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/uploads/{uploadId}': {
    access: 'account',
    summary: 'How much of a file has come.',
    params: ofUpload,
    responses: { 200: UploadState, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/uploads/{uploadId}': {
    access: 'account',
    summary: 'The next piece, of 4 MB unless it is the last. One that came in half leaves nothing.',
    params: ofUpload,
    query: z.object({ offset: z.coerce.number<string>().int().min(0) }),
    chunk: { maxBytes: chunkBytes },
    responses: { 200: UploadState, 403: Problem, 404: Problem, 409: Elsewhere, 413: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/uploads/{uploadId}/finish': {
    access: 'account',
    summary: 'Makes a document of a file that has come whole. A refusal of its content takes the upload away.',
    params: ofUpload,
    body: UploadFinish,
    responses: { 201: AccountDocument, 403: Problem, 404: Problem, 409: SameName, 422: Problem, 503: Problem },
  },
  'DELETE /api/accounts/{accountId}/uploads/{uploadId}': {
    access: 'account',
    summary: 'Gives an upload up.',
    params: ofUpload,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
})
