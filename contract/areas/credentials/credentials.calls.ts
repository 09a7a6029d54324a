import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { NamedUser } from '../session/session.shapes.ts'
import {
  CodeProof,
  CodeRequest,
  CodeSent,
  PasswordChange,
  PasswordReset,
  RecoveryProof,
  StepUp,
  TfaChallenge,
  TfaSaved,
  TfaSettings,
  TfaUpdate,
} from './credentials.shapes.ts'

const byIdentifier = z.object({ identifier: z.string().max(100) })

export const credentialsCalls = calls({
  'POST /api/users/self/reset-password': {
    access: 'password-owed',
    summary: 'Sets a new password, gives the session new credentials and ends the user’s other sessions.',
    limits: [{ per: 'user', tries: 20, minutes: 15, refusedOnly: true }],
    body: PasswordChange,
    responses: { 204: 'nothing', 400: Problem },
  },
  'POST /auth/password-reset': {
    access: 'open',
    summary: 'Emails a link to set a new password. The response does not reveal whether the user exists.',
    limits: [{ per: 'address', tries: 20, minutes: 60 }],
    body: NamedUser,
    responses: { 202: 'nothing' },
  },
  'GET /open/password-reset/{identifier}': {
    access: 'open',
    summary: 'Returns whether a password reset link still works. Checking does not use it up.',
    limits: [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }],
    params: byIdentifier,
    responses: { 200: z.object({ expiresAt: z.iso.datetime() }), 404: Problem },
  },
  'POST /auth/password-reset/{identifier}': {
    access: 'open',
    summary: 'Sets a new password with an emailed one-time link and ends all sessions. Two-factor stays on.',
    limits: [{ per: 'address', tries: 30, minutes: 15, refusedOnly: true }],
    params: byIdentifier,
    body: PasswordReset,
    responses: { 204: 'nothing', 400: Problem, 404: Problem },
  },
  'POST /auth/step-up': {
    access: 'self',
    summary: 'Confirms the user’s identity for a sensitive action, with the password or a two-factor code.',
    limits: [{ per: 'user', tries: 10, minutes: 15, refusedOnly: true }],
    body: StepUp,
    responses: { 204: 'nothing', 422: Problem },
  },
  'POST /tfa/send-verification': {
    access: 'half-signed-in',
    summary: 'Sends a code to the user’s stored phone, at most every 30 seconds.',
    body: CodeRequest,
    responses: { 200: CodeSent, 422: Problem },
  },
  'POST /tfa/verify-code': {
    access: 'half-signed-in',
    summary: 'Checks a code from phone or app; the session then gets new credentials.',
    body: CodeProof,
    responses: { 200: z.literal('approved'), 422: Problem },
  },
  'POST /auth/recovery-code': {
    access: 'half-signed-in',
    summary: 'Checks a recovery code in place of a code; each works once.',
    limits: [{ per: 'user', tries: 10, minutes: 60, refusedOnly: true }],
    body: RecoveryProof,
    responses: { 200: z.literal('approved'), 422: Problem },
  },
  'GET /api/users/tfa': {
    access: 'enrollment-owed',
    summary: 'The user’s two-factor settings.',
    responses: { 200: TfaSettings },
  },
  'PUT /api/users/tfa/update': {
    access: 'enrollment-owed',
    stepUp: true,
    summary: 'Changes the user’s two-factor settings. A new phone or app must first be verified by a code.',
    body: TfaUpdate,
    responses: { 200: TfaSaved, 202: TfaChallenge, 422: Problem },
  },
  'POST /api/users/tfa/recovery-codes': {
    access: 'self',
    stepUp: true,
    summary: 'Creates new recovery codes; the old ones stop working.',
    responses: { 200: TfaSaved, 422: Problem },
  },
})
