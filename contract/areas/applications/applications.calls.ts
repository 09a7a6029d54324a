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
    summary: 'The applications of an account, those to be done first, then by name.',
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
    summary: 'Adds an application of a form of the library, for brokerage staff; a retired form is refused.',
    params: ofAccount,
    body: ApplicationDraft,
    responses: { 201: ApplicationEntry, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{id}/apps/{appId}': {
    access,
    summary: 'Removes an application that is not done, for brokerage staff; facts that it filled stay.',
    params: ofApplication,
    responses: { 200: Entries, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/apps/{appId}': {
    access,
    summary: 'An application with its layout, answers, last year’s answers and conflicts.',
    params: ofApplication,
    responses: { 200: ApplicationForm, 404: Problem },
  },
  'PUT /api/accounts/{id}/apps/{appId}/answers': {
    access,
    summary: 'Saves answers, each on its own: one that someone else changed meanwhile comes back as it stands.',
    params: ofApplication,
    bodyBytes: 2_000_000,
    body: z.object({ edits: z.array(AnswerEdit).min(1).max(500) }),
    responses: { 200: AnswersSaved, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/apps/{appId}/answers/history': {
    access,
    summary: 'Every value that an answer had, the latest first.',
    params: ofApplication,
    query: z.object({ path: AnswerPath }),
    responses: { 200: AnswerHistory, 404: Problem },
  },
  'GET /api/accounts/{id}/apps/{appId}/comments': {
    access,
    summary: 'Comments on an application’s answers, the oldest first.',
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
    summary: 'Marks a comment as settled, or opens it again.',
    params: ofApplication.extend({ commentId: z.string() }),
    body: CommentState,
    responses: { 200: Comments, 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{id}/apps/{appId}/assignments': {
    access,
    summary: 'Puts a question, section, page or the whole form into a person’s hands, who is told; or takes it back.',
    params: ofApplication,
    body: AssignmentDraft,
    responses: { 200: Assignments, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{id}/apps/{appId}/assignments/done': {
    access,
    summary: 'Says “I’m done” of the parts that the caller was given, or takes it back; those who assigned are told.',
    params: ofApplication,
    body: PartsState,
    responses: { 200: Assignments, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{id}/apps/front-end/{appId}/digital-done': {
    access,
    summary: 'Marks a digital application as done: freezes its answers and keeps its PDF. Required blanks are named.',
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
      'Opens a done application again, for brokerage staff and the insured’s Admin; what it was stays in history.',
    params: ofApplication,
    responses: { 200: ApplicationEntry, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /api/accounts/{id}/apps/digital/{appId}': {
    access,
    summary: 'The PDF of a digital application: as it was kept when done, else as it stands.',
    params: ofApplication,
    responses: { 200: 'file', 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/apps/file/{appId}': {
    access,
    summary: 'The filled PDF of a PDF application: as it was kept when done, else as it stands.',
    params: ofApplication,
    responses: { 200: 'file', 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/apps/{appId}/sheets': {
    access,
    summary: 'The empty PDF that a PDF application is answered on.',
    params: ofApplication,
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/accounts/{id}/facts': {
    access,
    summary: 'The fact book of an account: what forms share, where it comes from and which forms use it.',
    params: ofAccount,
    responses: { 200: z.array(Fact) },
  },
})
