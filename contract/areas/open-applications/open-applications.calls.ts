import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { AnswerEdit, AnswersSaved, MissingAnswer } from '../applications/application.shapes.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { LinkPurpose, OpenDone, OpenEntry, OpenForm, OpenLanding, SharingLanguage } from './open-link.shapes.ts'

const token = z.string().max(200)
const ofLink = z.object({ token })
const ofApplication = z.object({ token, appId: z.string().max(60) })
const ofCurrent = z.object({ x: token, appId: z.string().max(60) })
const looked = [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }] as const
const filled = [{ per: 'address', tries: 900, minutes: 15 }] as const
const few = [{ per: 'address', tries: 60, minutes: 15 }] as const

/** What a link's holder can do without a login. An invalid link gets the same response for every reason. */
export const openApplicationsCalls = calls({
  'GET /open/apps/{token}': {
    access: 'open',
    summary: 'Returns what a link opens: the sender, and the forms once this browser has access.',
    limits: looked,
    params: ofLink,
    query: z.object({ purpose: LinkPurpose.default('APPLICATIONS'), form: z.string().max(60).optional() }),
    responses: { 200: OpenLanding, 404: Problem },
  },
  'POST /open/apps/{token}/enter': {
    access: 'open',
    summary: 'Gives this browser access: by PIN, by an emailed code, or as the first browser.',
    limits: few,
    params: ofLink,
    body: z.object({ pin: z.string().max(20).optional(), code: z.string().max(20).optional() }),
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /open/apps/{token}/accept': {
    access: 'open',
    summary: 'Accepts the sharing of answers; the accepted text is stored. Required before any answer.',
    limits: few,
    params: ofLink,
    query: z.object({ language: SharingLanguage.default('en').meta({ description: 'Of the text that was shown' }) }),
    responses: { 204: 'nothing', 401: Problem, 404: Problem },
  },
  'POST /open/apps/{token}/code': {
    access: 'open',
    summary: 'Emails the recipient a one-time code that opens the link in this browser and expires in 10 minutes.',
    limits: [{ per: 'address', tries: 10, minutes: 60 }],
    params: ofLink,
    responses: { 202: 'nothing', 404: Problem },
  },
  'GET /open/apps/{token}/current-apps/{appId}': {
    access: 'open',
    summary: 'Returns a shared application with its layout and answers, without other people’s names or sources.',
    limits: filled,
    params: ofApplication,
    responses: { 200: OpenForm, 401: Problem, 404: Problem },
  },
  'PUT /open/apps/{token}/current-apps/{appId}/answers': {
    access: 'open',
    summary: 'Saves answers of a shared application, each on its own.',
    limits: filled,
    params: ofApplication,
    bodyBytes: 2_000_000,
    body: z.object({ edits: z.array(AnswerEdit).min(1).max(500) }),
    responses: { 200: AnswersSaved, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'POST /open/apps/{token}/current-apps/{appId}/files': {
    access: 'open',
    summary: 'Adds a file that answers a question to the documents of the account.',
    limits: few,
    params: ofApplication,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: {
      201: z.object({ id: z.string(), name: z.string() }),
      401: Problem,
      403: Problem,
      404: Problem,
      409: Problem,
      422: Problem,
    },
  },
  'POST /open/apps/{x}/current-apps/front-end/{appId}/digital-done': {
    access: 'open',
    summary: 'Marks a shared application as done. Names missing required answers.',
    limits: few,
    params: ofCurrent,
    responses: {
      200: OpenDone,
      401: Problem,
      403: Problem,
      404: Problem,
      409: Problem,
      422: Problem.extend({ missing: z.array(MissingAnswer).optional() }).meta({ id: 'IncompleteOpenApplication' }),
    },
  },
  'PUT /open/apps/{x}/current-apps/{appId}/digital-undone': {
    access: 'open',
    summary: 'Reopens an application marked as done by this link; a questionnaire stays submitted.',
    limits: few,
    params: ofCurrent,
    responses: { 200: OpenEntry, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /open/apps/{token}/download-digital/{appId}': {
    access: 'open',
    summary: 'Returns the PDF of a shared application: the final one if done, or the current draft.',
    limits: few,
    params: ofApplication,
    responses: { 200: 'file', 401: Problem, 404: Problem },
  },
})
