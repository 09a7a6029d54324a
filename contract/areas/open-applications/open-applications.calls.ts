import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { AnswerEdit, AnswersSaved, MissingAnswer } from '../applications/application.shapes.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { LinkPurpose, OpenDone, OpenEntry, OpenForm, OpenLanding } from './open-link.shapes.ts'

const token = z.string().max(200)
const ofLink = z.object({ token })
const ofApplication = z.object({ token, appId: z.string().max(60) })
const ofCurrent = z.object({ x: token, appId: z.string().max(60) })
const looked = [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }] as const
const filled = [{ per: 'address', tries: 900, minutes: 15 }] as const
const few = [{ per: 'address', tries: 60, minutes: 15 }] as const

/** What the holder of a link does, without a login. A link that does not work answers alike, whatever the reason. */
export const openApplicationsCalls = calls({
  'GET /open/apps/{token}': {
    access: 'open',
    summary: 'Where a link leads: who asks, and once this browser is let in what is asked.',
    limits: looked,
    params: ofLink,
    query: z.object({ purpose: LinkPurpose.default('APPLICATIONS'), form: z.string().max(60).optional() }),
    responses: { 200: OpenLanding, 404: Problem },
  },
  'POST /open/apps/{token}/enter': {
    access: 'open',
    summary: 'Lets this browser in: by the PIN where there is one, by a mailed code, or as the first browser.',
    limits: few,
    params: ofLink,
    body: z.object({ pin: z.string().max(20).optional(), code: z.string().max(20).optional() }),
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /open/apps/{token}/accept': {
    access: 'open',
    summary: 'Accepts with whom answers are shared; the words are kept with the use. Nothing is answered before.',
    limits: few,
    params: ofLink,
    responses: { 204: 'nothing', 401: Problem, 404: Problem },
  },
  'POST /open/apps/{token}/code': {
    access: 'open',
    summary: 'Mails a code to the recipient that opens the link in this browser, once, within ten minutes.',
    limits: [{ per: 'address', tries: 10, minutes: 60 }],
    params: ofLink,
    responses: { 202: 'nothing', 404: Problem },
  },
  'GET /open/apps/{token}/current-apps/{appId}': {
    access: 'open',
    summary: 'A shared application with its layout and answers; nothing of who else answers, or from where.',
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
    summary: 'Marks a shared application as done, as the call of the portal does. Required blanks are named.',
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
    summary: 'Opens an application again that was marked as done by this link; a questionnaire stays submitted.',
    limits: few,
    params: ofCurrent,
    responses: { 200: OpenEntry, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /open/apps/{token}/download-digital/{appId}': {
    access: 'open',
    summary: 'The PDF of a shared application: as it was kept when done, else as it stands.',
    limits: few,
    params: ofApplication,
    responses: { 200: 'file', 401: Problem, 404: Problem },
  },
})
