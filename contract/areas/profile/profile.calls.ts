import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { CurrentUser } from '../session/session.shapes.ts'
import { SavedViewList, SavedViews } from './saved-views.shapes.ts'
import { EmailChange, EmailDraft, PictureUpload, Profile } from './profile.shapes.ts'

const ofList = z.object({ list: SavedViewList })

export const profileCalls = calls({
  'GET /api/users/self/saved-views/{list}': {
    access: 'self',
    summary: 'Returns the views of a list that the user saved.',
    params: ofList,
    responses: { 200: SavedViews },
  },
  'PUT /api/users/self/saved-views/{list}': {
    access: 'self',
    summary: 'Saves the user’s views of a list, in place of those before.',
    params: ofList,
    body: SavedViews,
    responses: { 204: 'nothing' },
  },
  'PUT /api/users/self/profile': {
    access: 'self',
    summary: 'Changes the user’s name, titles, licenses, services and public phone.',
    body: Profile,
    responses: { 200: CurrentUser },
  },
  'PUT /api/users/self/first-steps': {
    access: 'self',
    summary: 'Hides the first steps of the dashboard from the user, or shows them again.',
    body: z.object({ isHidden: z.boolean() }),
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
    summary: 'Removes the user’s picture.',
    responses: { 200: CurrentUser },
  },
  'GET /open/pictures/{pictureId}': {
    access: 'open',
    summary: 'Returns a picture by an unguessable address that changes with it.',
    params: z.object({ pictureId: z.string().max(100) }),
    responses: { 200: 'picture', 404: Problem },
  },
  'POST /api/users/self/email': {
    access: 'self',
    stepUp: true,
    summary: 'Emails a code to a new address, which must be confirmed before the address changes.',
    limits: [{ per: 'user', tries: 10, minutes: 60 }],
    body: EmailDraft,
    responses: { 202: z.object({ resendInSeconds: z.number().int() }), 422: Problem },
  },
  'PUT /api/users/self/email': {
    access: 'self',
    stepUp: true,
    summary: 'Changes the user’s email address with the code emailed there and notifies the old address.',
    limits: [{ per: 'user', tries: 20, minutes: 60, refusedOnly: true }],
    body: EmailChange,
    responses: { 200: CurrentUser, 422: Problem },
  },
})
