import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { AnswerPath } from '../forms/answer.shapes.ts'
import { Layout } from '../forms/layout.shapes.ts'
import {
  AnswerEdit,
  AnswerHistory,
  AnswersSaved,
  AssignmentDraft,
  Assignments,
  CommentCounts,
  CommentDraft,
  Comments,
  CommentState,
  Conflict,
  StoredAnswer,
  PartsState,
  Progress,
} from './application.shapes.ts'

/** The pages of an account’s profile that are forms: each is made of the form `profile-{page}`. */
export const ProfilePageName = z.enum(['entity', 'general-info', 'safety', 'industry'])

const ofPage = z.object({ accountId: z.string(), page: ProfilePageName })
const access = 'account:OP_READ_COMP_PROFILE'

/** A profile page: a form whose answers are all account data. */
const ProfilePage = z
  .object({
    page: ProfilePageName,
    title: z.string(),
    layout: Layout,
    layoutVersion: z
      .string()
      .meta({ description: 'Identifies the layout; answers are checked against the active one' }),
    answers: z.record(z.string(), StoredAnswer),
    conflicts: z.array(Conflict),
    commentCounts: CommentCounts,
    assignees: Assignments,
    progress: Progress,
    mayEdit: z.boolean(),
  })
  .meta({ id: 'ProfilePage' })

export const profilePagesCalls = calls({
  'GET /api/accounts/{accountId}/profile-pages': {
    access,
    summary: 'Returns the progress of each page of the account’s profile.',
    params: ofPage.pick({ accountId: true }),
    responses: { 200: z.array(z.object({ page: ProfilePageName, progress: Progress })) },
  },
  'GET /api/accounts/{accountId}/profile-pages/{page}': {
    access,
    summary: 'Returns a profile page with its answers, which are account data shared by applications.',
    params: ofPage,
    responses: { 200: ProfilePage, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/profile-pages/{page}/answers': {
    access,
    summary: 'Saves answers of a profile page, each on its own, in account data.',
    params: ofPage,
    bodyBytes: 2_000_000,
    body: z.object({ edits: z.array(AnswerEdit).min(1).max(500) }),
    responses: { 200: AnswersSaved, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/profile-pages/{page}/answers/history': {
    access,
    summary: 'Lists the values an answer of a profile page had, latest first.',
    params: ofPage,
    query: z.object({ path: AnswerPath }),
    responses: { 200: AnswerHistory, 404: Problem },
  },
  'GET /api/accounts/{accountId}/profile-pages/{page}/comments': {
    access,
    summary: 'Lists the comments on the answers of a profile page, oldest first.',
    params: ofPage,
    query: z.object({ path: AnswerPath.optional() }),
    responses: { 200: Comments, 404: Problem },
  },
  'POST /api/accounts/{accountId}/profile-pages/{page}/comments': {
    access,
    summary: 'Adds a comment on a question of a profile page.',
    params: ofPage,
    body: CommentDraft,
    responses: { 201: Comments, 403: Problem, 404: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/profile-pages/{page}/comments/{commentId}': {
    access,
    summary: 'Resolves or reopens a comment on a profile page.',
    params: ofPage.extend({ commentId: z.string() }),
    body: CommentState,
    responses: { 200: Comments, 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/profile-pages/{page}/assignments': {
    access,
    summary: 'Assigns a profile page or a part of it to a person and notifies them; or removes the assignment.',
    params: ofPage,
    body: AssignmentDraft,
    responses: { 200: Assignments, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/profile-pages/{page}/assignments/done': {
    access,
    summary:
      'Marks the user’s assigned parts of a page as done, or undoes it, and notifies the people who assigned them.',
    params: ofPage,
    body: PartsState,
    responses: { 200: Assignments, 403: Problem, 404: Problem, 422: Problem },
  },
})

export type ProfilePageName = z.infer<typeof ProfilePageName>
