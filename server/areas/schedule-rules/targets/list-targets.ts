import type { Handler } from '../../../platform/context.ts'
import { targetsView } from './targets.view.ts'

/** The completeness targets, by line. */
export const listTargets: Handler<'GET /api/administration/completeness-targets'> = async (context) => ({
  status: 200,
  body: await context.read(targetsView),
})
