import type { Handler } from '../../../platform/context.ts'
import { jobListView } from './job-list.view.ts'

/** Background jobs in a state, latest first. */
export const listJobs: Handler<'GET /api/administration/jobs'> = async ({ read }, { query }) => ({
  status: 200,
  body: await read((tx) => jobListView(tx, query)),
})
