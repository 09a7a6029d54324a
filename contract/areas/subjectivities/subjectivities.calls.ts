import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import {
  FilePurpose,
  Subjectivities,
  Subjectivity,
  SubjectivityDraft,
  SubjectivityEdit,
  SubjectivityStep,
} from './subjectivity.shapes.ts'

const oneCycle = z.object({ accountId: z.string(), cycleId: z.string() })
const oneItem = z.object({ accountId: z.string(), subjectivityId: z.string() })
const StaleSubjectivity = Problem.extend({ current: Subjectivity }).meta({ id: 'StaleSubjectivity' })

export const subjectivitiesCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities': {
    access: 'account',
    summary: 'What the carriers of a renewal ask for before and after binding; `current` names the soonest renewal.',
    params: oneCycle,
    responses: { 200: Subjectivities, 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/subjectivities': {
    access: 'account',
    summary: 'Adds a subjectivity to a line, for brokerage staff, and tells whoever is to meet it.',
    params: oneCycle,
    body: SubjectivityDraft,
    responses: { 201: Subjectivities, 403: Problem, 404: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/subjectivities/{subjectivityId}': {
    access: 'account',
    summary: 'Changes a subjectivity that is open, for brokerage staff.',
    params: oneItem,
    body: SubjectivityEdit,
    responses: { 200: Subjectivities, 403: Problem, 404: Problem, 409: StaleSubjectivity, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}': {
    access: 'account',
    summary: 'Deletes a subjectivity that is open, for brokerage staff. Its files stay among the documents.',
    params: oneItem,
    responses: { 200: Subjectivities, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/files': {
    access: 'account',
    summary: 'Adds a file: evidence, or for brokerage staff the carrier’s confirmation that it is waived.',
    params: oneItem,
    query: z.object({ purpose: FilePurpose.default('EVIDENCE') }),
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: Subjectivities, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}/files/{documentId}': {
    access: 'account',
    summary: 'Takes a file off a subjectivity that is open; it stays among the documents.',
    params: oneItem.extend({ documentId: z.string() }),
    responses: { 200: Subjectivities, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/steps': {
    access: 'account',
    summary:
      'Submits a subjectivity for review; for brokerage staff also accepts it, sends it back, waives it with the ' +
      'carrier’s confirmation, or opens it again.',
    params: oneItem,
    body: SubjectivityStep,
    responses: { 200: Subjectivities, 403: Problem, 404: Problem, 409: StaleSubjectivity, 422: Problem },
  },
})
