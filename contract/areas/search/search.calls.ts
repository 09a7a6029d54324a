import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { text } from '../../kit/text.ts'
import { SearchResults } from './search.shapes.ts'

export const searchCalls = calls({
  'GET /api/search': {
    access: 'signed-in',
    summary:
      'Searches what the user can open: accounts and, within the given account, policies, documents, conversations, applications, schedule rows, and open tasks; up to 6 of each.',
    query: z.object({
      text: text().trim().min(2).max(100),
      account: z
        .string()
        .max(40)
        .optional()
        .meta({ description: 'The code of an account; an account the user cannot open has no results' }),
    }),
    responses: { 200: SearchResults },
  },
})
