import type { Handler } from '../../../platform/context.ts'
import { wantedError } from './error.view.ts'

/** One error of the platform. */
export const getError: Handler<'GET /api/administration/errors/{fingerprint}'> = async (context, { params }) => ({
  status: 200,
  body: await context.read((tx) => wantedError(tx, params.fingerprint, context.platform.now())),
})
