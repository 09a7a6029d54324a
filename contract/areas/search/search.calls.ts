import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { text } from '../../kit/text.ts'
import { SearchFindings } from './search.shapes.ts'

export const searchCalls = calls({
  'GET /api/search': {
    access: 'signed-in',
    summary:
      'What the user may open and fits a text: accounts and, within the account given, its policies, documents and open tasks; six of each at most.',
    query: z.object({
      text: text().trim().min(2, 'must have at least 2 characters').max(100, 'must have at most 100 characters'),
      account: z
        .string()
        .max(40)
        .optional()
        .meta({ description: 'The code of an account; nothing of an account that the user may not open is found' }),
    }),
    responses: { 200: SearchFindings },
  },
})
