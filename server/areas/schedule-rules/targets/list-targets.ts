import type { Verb } from '../../../platform/context.ts'
import { targetsView } from './targets.view.ts'

/** The completeness targets, by line. */
export const listTargets: Verb<'GET /api/administration/completeness-targets'> = async (context) => ({
  status: 200,
  body: await context.read(targetsView),
})
