import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { isCut, nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { Prospect, ProspectConversion, ProspectFilter } from './prospect.shapes.ts'

/** The prospects of all brokerages, for platform administrators. */
export const prospectsCalls = calls({
  'GET /api/administration/prospects': {
    access: 'administrator',
    summary: 'Lists the prospects of all brokerages, newest first. Platform administrators only.',
    query: ProspectFilter.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(Prospect), nextCursor, isCut }), 403: Problem },
  },
  'POST /api/administration/prospects/{accountId}/convert': {
    access: 'account-administrator',
    summary:
      'Converts a prospect to a client. Refused while another account of the brokerage has the same FEIN or a similar ' +
      'name and is not named in `separate`: those are merged by the calls for duplicates.',
    limits: [{ per: 'user', tries: 120, minutes: 60 }],
    params: z.object({ accountId: z.string() }),
    body: ProspectConversion,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
})
