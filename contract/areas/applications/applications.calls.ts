import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { AnswerPath } from '../forms/answer.shapes.ts'
import {
  AnswerEdit,
  AnswerHistory,
  AnswersSaved,
  ApplicationDone,
  ApplicationDraft,
  ApplicationEntry,
  ApplicationForm,
  AssignmentDraft,
  Assignments,
  CommentDraft,
  Comments,
  CommentState,
  Fact,
  MissingAnswer,
  PartsState,
} from './application.shapes.ts'

const ofAccount = z.object({ id: z.string() })
const ofApplication = z.object({ id: z.string(), appId: z.string() })
const Entries = z.array(ApplicationEntry)
const access = 'account:OP_READ_APPLICATIONS'

export const applicationsCalls = calls({
  'GET /api/accounts/{id}/apps': {
    access,
    summary: 'Lists the applications of an account, open ones first, then by name.',
    params: ofAccount,
    query: z.object({
      year: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      search: text().trim().max(100).optional(),
    }),
    responses: { 200: Entries },
  },
  'POST /api/accounts/{id}/apps': {
    access,
    summary: 'Adds an application from a library form; refuses a retired form. Brokerage staff only.',
    params: ofAccount,
    body: ApplicationDraft,
    responses: { 201: ApplicationEntry, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{id}/apps/{appId}': {
    access,
    summary: 'Removes an application that is not done; account data is kept. Brokerage staff only.',
    params: ofApplication,
    responses: { 200: Entries, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/apps/{appId}': {
    access,
    summary: 'Returns an application with its layout, answers, last year’s answers, and conflicts.',
    params: ofApplication,
    responses: { 200: ApplicationForm, 404: Problem },
  },
  'PUT /api/accounts/{id}/apps/{appId}/answers': {
    access,
    summary: 'Saves answers, each on its own; one that someone else changed comes back with its current value.',
    params: ofApplication,
    bodyBytes: 2_000_000,
    body: z.object({ edits: z.array(AnswerEdit).min(1).max(500) }),
    responses: { 200: AnswersSaved, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/apps/{appId}/answers/history': {
    access,
    summary: 'Lists the values an answer had, latest first.',
    params: ofApplication,
    query: z.object({ path: AnswerPath }),
    responses: { 200: AnswerHistory, 404: Problem },
  },
  'GET /api/accounts/{id}/apps/{appId}/comments': {
    access,
    summary: 'Lists the comments on an application’s answers, oldest first.',
    params: ofApplication,
    query: z.object({ path: AnswerPath.optional() }),
    responses: { 200: Comments, 404: Problem },
  },
  'POST /api/accounts/{id}/apps/{appId}/comments': {
    access,
    summary: 'Comments on a question.',
    params: ofApplication,
    body: CommentDraft,
    responses: { 201: Comments, 403: Problem, 404: Problem, 422: Problem },
  },
  'PUT /api/accounts/{id}/apps/{appId}/comments/{commentId}': {
    access,
    summary: 'Resolves or reopens a comment.',
    params: ofApplication.extend({ commentId: z.string() }),
    body: CommentState,
    responses: { 200: Comments, 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{id}/apps/{appId}/assignments': {
    access,
    summary: 'Assigns a question, section, page, or form to a person and notifies them; or removes the assignment.',
    params: ofApplication,
    body: AssignmentDraft,
    responses: { 200: Assignments, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{id}/apps/{appId}/assignments/done': {
    access,
    summary: 'Marks the user’s assigned parts as done, or undoes it, and notifies the people who assigned them.',
    params: ofApplication,
    body: PartsState,
    responses: { 200: Assignments, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{id}/apps/front-end/{appId}/digital-done': {
    access,
    summary: 'Marks a digital application as done and stores its answers and PDF. Names missing required answers.',
    params: ofApplication,
    body: z
      .object({
        agentToComplete: z.boolean().default(false).meta({ description: 'The agent fills what is still blank' }),
      })
      .default({ agentToComplete: false }),
    responses: {
      200: ApplicationDone,
      403: Problem,
      404: Problem,
      409: Problem,
      422: Problem.extend({ missing: z.array(MissingAnswer).optional() }).meta({ id: 'IncompleteApplication' }),
    },
  },
  'PUT /api/accounts/{id}/apps/{appId}/digital-undone': {
    access,
    summary:
      'Reopens a completed application; the completed version stays in history. Brokerage staff and the insured’s Admin only.',
    params: ofApplication,
    responses: { 200: ApplicationEntry, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /api/accounts/{id}/apps/digital/{appId}': {
    access,
    summary: 'Returns the PDF of a digital application: the final one if done, or the current draft.',
    params: ofApplication,
    responses: { 200: 'file', 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/apps/file/{appId}': {
    access,
    summary: 'Returns the filled PDF of a PDF application: the final one if done, or the current draft.',
    params: ofApplication,
    responses: { 200: 'file', 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/apps/{appId}/sheets': {
    access,
    summary: 'Returns the blank PDF of a PDF application.',
    params: ofApplication,
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/accounts/{id}/facts': {
    access,
    summary: 'Returns the account data shared by forms, with sources and the forms that use it.',
    params: ofAccount,
    responses: { 200: z.array(Fact) },
  },
})
