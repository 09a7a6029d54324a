import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { isCut, nextCursor, pageQuery } from '../../kit/paging.ts'
import { text } from '../../kit/text.ts'
import { Brokerage, TwoFactorPolicy } from './brokerage.shapes.ts'

const inBrokerage = z.object({ brokerCode: z.string() })

export const brokeragesCalls = calls({
  'GET /api/brokerages': {
    access: 'signed-in',
    summary: 'The brokerages that the user works for, by name; all of them for an administrator.',
    query: z.object({ search: text().trim().max(100).optional(), ...pageQuery }),
    responses: { 200: z.object({ items: z.array(Brokerage), nextCursor, isCut }) },
  },
  'GET /api/brokerages/{brokerCode}': {
    access: 'brokerage',
    summary: 'One brokerage.',
    params: inBrokerage,
    responses: { 200: Brokerage },
  },
  'PUT /api/brokerages/{brokerCode}/two-factor': {
    access: 'brokerage-admin',
    stepUp: true,
    summary: 'Sets the two-factor requirement of the brokerage; it applies from the next login.',
    params: inBrokerage,
    body: z.object({ twoFactor: TwoFactorPolicy }),
    responses: { 200: Brokerage },
  },
})
