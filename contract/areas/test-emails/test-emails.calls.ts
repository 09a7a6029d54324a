import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { EmailSample, EmailTemplate, SampleChoice, TestEmailSend } from './test-email.shapes.ts'

const ofTemplate = { access: 'administrator', params: z.object({ template: z.string().max(80) }) } as const
const refused = { 403: Problem, 404: Problem, 422: Problem }

/** Sample emails: every kind that the portal sends, shown and sent to oneself. */
export const testEmailsCalls = calls({
  'GET /api/administration/test-emails': {
    access: 'administrator',
    summary: 'Lists every kind of email that the portal sends. Platform administrators only.',
    responses: { 200: z.object({ templates: z.array(EmailTemplate) }), 403: Problem },
  },
  'GET /api/administration/test-emails/{template}': {
    ...ofTemplate,
    summary: 'Returns a sample email as plain text. Platform administrators only.',
    query: SampleChoice,
    responses: { 200: EmailSample, ...refused },
  },
  'GET /api/administration/test-emails/{template}/html': {
    ...ofTemplate,
    summary: 'Returns a sample email as a light or dark page, to be shown in a frame. Platform administrators only.',
    query: SampleChoice.extend({ scheme: z.enum(['light', 'dark']) }),
    responses: { 200: 'file', ...refused },
  },
  'POST /api/administration/test-emails/{template}/send': {
    ...ofTemplate,
    summary: 'Sends a sample email to the user’s own email address, and to no other. Platform administrators only.',
    limits: [{ per: 'user', tries: 20, minutes: 60 }],
    body: TestEmailSend,
    responses: { 204: 'nothing', ...refused },
  },
})
