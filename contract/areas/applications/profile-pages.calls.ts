import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Layout } from '../forms/layout.shapes.ts'
import { AnswerEdit, AnswersSaved, Conflict, KeptAnswer, Progress } from './application.shapes.ts'

/** The pages of an account’s profile that are forms: each is made of the form `profile-{page}`. */
export const ProfilePageName = z.enum(['entity', 'general-info', 'safety', 'industry'])

const ofPage = z.object({ accountId: z.string(), page: ProfilePageName })
const access = 'account:OP_READ_COMP_PROFILE'

/** A page of the profile: a form of which every answer is a fact. */
const ProfilePage = z
  .object({
    page: ProfilePageName,
    title: z.string(),
    layout: Layout,
    layoutVersion: z.string().meta({ description: 'Names the layout; answers are judged by the one in force' }),
    answers: z.record(z.string(), KeptAnswer),
    conflicts: z.array(Conflict),
    progress: Progress,
    mayEdit: z.boolean(),
  })
  .meta({ id: 'ProfilePage' })

export const profilePagesCalls = calls({
  'GET /api/accounts/{accountId}/profile-pages': {
    access,
    summary: 'How far each page of the account’s profile is.',
    params: ofPage.pick({ accountId: true }),
    responses: { 200: z.array(z.object({ page: ProfilePageName, progress: Progress })) },
  },
  'GET /api/accounts/{accountId}/profile-pages/{page}': {
    access,
    summary: 'A page of the account’s profile with its answers, which are facts that applications share.',
    params: ofPage,
    responses: { 200: ProfilePage, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/profile-pages/{page}/answers': {
    access,
    summary: 'Saves answers of a page of the profile, each on its own, in the fact book.',
    params: ofPage,
    bodyBytes: 2_000_000,
    body: z.object({ edits: z.array(AnswerEdit).min(1).max(500) }),
    responses: { 200: AnswersSaved, 403: Problem, 404: Problem, 422: Problem },
  },
})

export type ProfilePageName = z.infer<typeof ProfilePageName>
