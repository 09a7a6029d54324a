import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Deletion, DeletionCheck, DeletionName, DeletionReason } from './deletion.shapes.ts'

const errors = { 403: Problem, 404: Problem } as const
/** By the code of the account, also while it is deleted. */
const ofAccount = { access: 'administrator', params: z.object({ code: z.string().max(60) }) } as const
const doing = {
  ...ofAccount,
  limits: [{ per: 'user', tries: 120, minutes: 60 }],
  responses: { 200: DeletionCheck, 422: Problem, ...errors },
} as const

const withReason = (summary: string) => ({ ...doing, summary, body: DeletionReason })

/** Permanent deletion of accounts by platform administrators. */
export const accountDeletionCalls = calls({
  'GET /api/administration/deletions': {
    access: 'administrator',
    summary: 'Lists the latest 200 deletions of accounts. Platform administrators only.',
    responses: { 200: z.array(Deletion).max(200), 403: Problem },
  },
  'GET /api/administration/deletions/{code}': {
    ...ofAccount,
    summary: 'Returns what depends on an account and how far its deletion is. Platform administrators only.',
    responses: { 200: DeletionCheck, ...errors },
  },
  'POST /api/administration/deletions/{code}/export': {
    ...doing,
    summary: 'Starts the complete export that a deletion begins with.',
  },
  'GET /api/administration/deletions/{code}/export': {
    ...ofAccount,
    summary: 'Downloads the latest export. Platform administrators only.',
    responses: { 200: 'file', ...errors },
  },
  'POST /api/administration/deletions/{code}/hold': withReason(
    'Sets a legal hold: the account cannot be deleted or erased.',
  ),
  'POST /api/administration/deletions/{code}/lift-hold': withReason('Lifts the legal hold of an account.'),
  'POST /api/administration/deletions/{code}/delete': {
    ...doing,
    stepUp: true,
    summary: 'Deletes an exported account, or asks another administrator if a policy is in force.',
    body: DeletionName,
  },
  'POST /api/administration/deletions/{code}/confirm': {
    ...doing,
    stepUp: true,
    summary: 'Confirms a deletion that another administrator asked for.',
  },
  'POST /api/administration/deletions/{code}/cancel': {
    ...doing,
    summary: 'Cancels a deletion before the account is deleted.',
  },
  'POST /api/administration/deletions/{code}/restore': withReason('Restores a deleted account within 30 days.'),
  'GET /api/administration/deletions/{code}/certificate': {
    ...ofAccount,
    summary: 'Downloads the certificate of an erased account. Platform administrators only.',
    responses: { 200: 'file', ...errors },
  },
})
