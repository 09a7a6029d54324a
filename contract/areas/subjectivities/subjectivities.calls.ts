import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { FilePurpose, Subjectivities, subjectivity } from './subjectivity.shapes.ts'

const oneCycle = z.object({ accountId: z.string(), cycleId: z.string() })
const oneItem = z.object({ accountId: z.string(), subjectivityId: z.string() })
const answers = Subjectivities

export const subjectivitiesCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities': subjectivity.list(oneCycle, { answers }),
  'GET /api/accounts/{accountId}/renewals/{cycleId}/proposal': {
    access: subjectivity.access,
    summary: 'Returns the shared options of a renewal as a PDF proposal, with what their carriers require.',
    params: oneCycle,
    responses: { 200: 'file', 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/subjectivities': subjectivity.add(oneCycle, {
    answers,
    summary: 'Adds a subjectivity to a line and notifies the people who must meet it. Brokerage staff only.',
  }),
  'PUT /api/accounts/{accountId}/subjectivities/{subjectivityId}': subjectivity.change(oneItem, {
    answers,
    summary: 'Changes an open subjectivity. Brokerage staff only.',
  }),
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}': subjectivity.removeFrom(oneItem, {
    answers,
    summary: 'Deletes an open subjectivity; its files stay in the library. Brokerage staff only.',
  }),
  'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/files': {
    access: subjectivity.access,
    summary: 'Adds a file: evidence, or for brokerage staff the carrier’s confirmation that it is waived.',
    params: oneItem,
    query: z.object({ purpose: FilePurpose.default('EVIDENCE') }),
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: Subjectivities, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}/files/{documentId}': {
    access: subjectivity.access,
    summary: 'Removes a file from an open subjectivity; it stays in the library.',
    params: oneItem.extend({ documentId: z.string() }),
    responses: { 200: Subjectivities, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/steps': subjectivity.move(oneItem, {
    answers,
    summary:
      'Submits a subjectivity for review. Brokerage staff also accept it, send it back, waive it with the carrier’s ' +
      'confirmation, or reopen it.',
  }),
})
