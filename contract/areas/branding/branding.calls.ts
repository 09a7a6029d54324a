import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Branding } from './branding.shapes.ts'

export const brandingCalls = calls({
  'GET /open/branding/{subdomain}': {
    access: 'open',
    summary: 'Colours, names and logo of a subdomain; the product’s own where the subdomain is unknown.',
    params: z.object({ subdomain: z.string().max(63) }),
    responses: { 200: Branding },
  },
})
