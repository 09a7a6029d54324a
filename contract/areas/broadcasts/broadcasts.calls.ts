import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { Banner, Broadcast, BroadcastDraft, BroadcastListing, BroadcastPreview, OptOut } from './broadcast.shapes.ts'

const ofBroadcast = z.object({ broadcastId: z.uuid() })
const errors = { 403: Problem, 422: Problem }

/** A message as an administrator writes it. */
const written = { access: 'administrator', limits: [{ per: 'user', tries: 300, minutes: 60 }] } as const

/** One that was written. */
const stored = { ...written, params: ofBroadcast } as const

/** What a person does with a banner of theirs. */
const onBanner = {
  limits: [{ per: 'user', tries: 600, minutes: 60 }],
  params: ofBroadcast,
  responses: { 204: 'nothing', 404: Problem },
} as const

/** The page of an opt-out link. */
const byLink = {
  limits: [{ per: 'address', tries: 100, minutes: 15 }],
  params: z.object({ token: z.string().min(1).max(100) }),
  responses: { 200: OptOut, 404: Problem },
} as const

/** Messages of the platform to many people: written by administrators, shown to those they are for. */
export const broadcastsCalls = calls({
  'GET /api/administration/broadcasts': {
    access: 'administrator',
    summary: 'Lists the broadcasts, the latest first. Platform administrators only.',
    query: z.object(pageQuery),
    responses: { 200: z.object({ items: z.array(BroadcastListing), nextCursor }), 403: Problem },
  },
  'POST /api/administration/broadcasts/preview': {
    ...written,
    summary: 'Counts the people a broadcast would reach now, and sends nothing. Platform administrators only.',
    body: BroadcastDraft.pick({ audience: true, channel: true, kind: true }),
    responses: { 200: BroadcastPreview, ...errors },
  },
  'POST /api/administration/broadcasts': {
    ...written,
    summary: 'Sends a broadcast now or schedules it. Platform administrators only.',
    body: BroadcastDraft,
    responses: { 201: Broadcast, ...errors },
  },
  'GET /api/administration/broadcasts/{broadcastId}': {
    access: 'administrator',
    params: ofBroadcast,
    summary: 'Returns a broadcast with delivery and read counts. Platform administrators only.',
    responses: { 404: Problem, 200: Broadcast, 403: Problem },
  },
  'POST /api/administration/broadcasts/{broadcastId}/stop': {
    ...stored,
    summary: 'Stops a broadcast: nothing more is sent and its banner disappears. Platform administrators only.',
    responses: { 200: Broadcast, 404: Problem, ...errors },
  },
  'GET /api/users/me/banners': {
    access: 'self',
    summary: 'Returns the banners that are for the user, the latest first.',
    responses: { 200: z.array(Banner) },
  },
  'POST /api/users/me/banners/{broadcastId}/seen': {
    access: 'self',
    ...onBanner,
    summary: 'Records that the user has seen a banner.',
  },
  'POST /api/users/me/banners/{broadcastId}/dismiss': {
    access: 'self',
    ...onBanner,
    summary: 'Dismisses a banner on all of the user’s devices.',
  },
  'GET /open/opt-outs/{token}': {
    access: 'open',
    ...byLink,
    summary:
      'Returns whose marketing email an opt-out link stops. Every link that does not work gets the same response.',
  },
  'PUT /open/opt-outs/{token}': {
    access: 'open',
    ...byLink,
    summary: 'Stops marketing email to the holder of an opt-out link, or allows it again.',
    body: z.object({ isOptedOut: z.boolean() }),
  },
})
