import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { CurrentUser } from '../session/session.shapes.ts'
import { EmailChange, EmailDraft, PictureUpload, Profile } from './profile.shapes.ts'

export const profileCalls = calls({
  'PUT /api/users/self/profile': {
    access: 'self',
    summary: 'Changes the user’s name, titles, licences, services and public phone.',
    body: Profile,
    responses: { 200: CurrentUser },
  },
  'PUT /api/users/self/picture': {
    access: 'self',
    summary: 'Sets the user’s picture: PNG, JPEG or WebP of 5 MB at most.',
    bodyBytes: 7_200_000,
    body: PictureUpload,
    responses: { 200: CurrentUser, 422: Problem },
  },
  'DELETE /api/users/self/picture': {
    access: 'self',
    summary: 'Takes the user’s picture away.',
    responses: { 200: CurrentUser },
  },
  'GET /open/pictures/{pictureId}': {
    access: 'open',
    summary: 'A picture, under an address that nobody can guess and that changes with it.',
    params: z.object({ pictureId: z.string().max(100) }),
    responses: { 200: 'picture', 404: Problem },
  },
  'POST /api/users/self/email': {
    access: 'self',
    stepUp: true,
    summary: 'Mails a code to a new address, to be confirmed before the address changes.',
    limits: [{ per: 'user', tries: 10, minutes: 60 }],
    body: EmailDraft,
    responses: { 202: z.object({ resendInSeconds: z.number().int() }), 422: Problem },
  },
  'PUT /api/users/self/email': {
    access: 'self',
    stepUp: true,
    summary: 'Changes the user’s e-mail address by the code mailed there; the old address is told.',
    limits: [{ per: 'user', tries: 20, minutes: 60, refusedOnly: true }],
    body: EmailChange,
    responses: { 200: CurrentUser, 422: Problem },
  },
})
