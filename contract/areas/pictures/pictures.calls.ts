import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { StaffPicture, StaffPictureDraft } from './pictures.shapes.ts'

const access = 'brokerage-admin'
const inBrokerage = z.object({ brokerCode: z.string() })
const ofPerson = inBrokerage.extend({ username: z.string().max(320) })

/** The photos of a brokerage's staff, as its admins look after them. */
export const picturesCalls = calls({
  'GET /api/brokerages/{brokerCode}/pictures': {
    access,
    summary: 'Lists the staff of a brokerage with their photos, by username. Brokerage admins only.',
    params: inBrokerage,
    query: z.object(pageQuery),
    responses: { 200: z.object({ items: z.array(StaffPicture), nextCursor }) },
  },
  'PUT /api/brokerages/{brokerCode}/pictures/{username}': {
    access,
    summary: 'Sets the photo of someone on the staff, or its description: PNG, JPEG or WebP of 5 MB at most.',
    bodyBytes: 7_200_000,
    limits: [{ per: 'user', tries: 1000, minutes: 60 }],
    params: ofPerson,
    body: StaffPictureDraft,
    responses: { 200: StaffPicture, 404: Problem, 422: Problem },
  },
  'DELETE /api/brokerages/{brokerCode}/pictures/{username}': {
    access,
    summary: 'Removes the photo of someone on the staff.',
    params: ofPerson,
    responses: { 200: StaffPicture, 404: Problem, 422: Problem },
  },
})
