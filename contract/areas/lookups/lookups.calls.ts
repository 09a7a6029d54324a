import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import {
  DifferenceKind,
  LookupCode,
  LookupDifference,
  LookupDraft,
  LookupEdition,
  LookupFound,
  LookupKind,
  LookupPreview,
  tableLimits,
} from './lookup.shapes.ts'

const ofEdition = z.object({ editionId: z.string() })
const state = z.string().length(2).optional().meta({ description: 'State where the code applies' })
const owner = z
  .string()
  .max(60)
  .optional()
  .meta({ description: 'Only tables of this owner; without it, all active tables' })
const Stale = Problem.extend({ current: LookupEdition.nullable() }).meta({ id: 'OtherEditionInForce' })

export const lookupsCalls = calls({
  'GET /api/lookups/{kind}/search': {
    access: 'signed-in',
    summary: 'Searches codes by prefix, or by words of the description in any order; best matches first.',
    params: z.object({ kind: LookupKind }),
    query: z.object({
      text: text().trim().max(100),
      state,
      owner,
      limit: z.coerce.number<number>().int().min(1).max(50).default(20),
    }),
    responses: { 200: z.array(LookupFound) },
  },
  'GET /api/lookups/{kind}/codes/{code}': {
    access: 'signed-in',
    summary: 'Returns the description of a code and its suffix; falls back to the class without the suffix.',
    params: z.object({ kind: LookupKind, code: z.string() }),
    query: z.object({ state, owner }),
    responses: { 200: LookupCode, 404: Problem },
  },
  'GET /api/lookup-editions': {
    access: 'administrator',
    summary: 'Lists all editions of all tables: active, drafts, and replaced ones.',
    responses: { 200: z.array(LookupEdition) },
  },
  'POST /api/lookup-editions': {
    access: 'administrator',
    summary: 'Imports a file as a draft and returns what would change if activated.',
    query: LookupDraft,
    upload: { field: 'file', maxBytes: tableLimits.bytes },
    responses: { 201: LookupPreview, 413: Problem, 422: Problem },
  },
  'GET /api/lookup-editions/{editionId}': {
    access: 'administrator',
    summary: 'Compares an edition with the active one.',
    params: ofEdition,
    responses: { 200: LookupPreview, 404: Problem },
  },
  'GET /api/lookup-editions/{editionId}/differences': {
    access: 'administrator',
    summary: 'Lists the entries of an edition and the active one, by code.',
    params: ofEdition,
    query: z.object({ change: DifferenceKind, ...pageQuery }),
    responses: { 200: z.object({ differences: z.array(LookupDifference), nextCursor }), 404: Problem },
  },
  'POST /api/lookup-editions/{editionId}/in-force': {
    access: 'administrator',
    summary: 'Activates a draft or a replaced edition in place of the edition it was compared with.',
    params: ofEdition,
    body: z.object({ replaces: z.string().nullable().meta({ description: 'The edition that it was compared with' }) }),
    responses: { 200: z.array(LookupEdition), 404: Problem, 409: Stale },
  },
  'DELETE /api/lookup-editions/{editionId}': {
    access: 'administrator',
    summary: 'Discards a draft.',
    params: ofEdition,
    responses: { 204: 'nothing', 404: Problem, 409: Problem },
  },
})
