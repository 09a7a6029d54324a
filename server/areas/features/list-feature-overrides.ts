import type { Handler } from '../../platform/context.ts'
import { featureOverrides } from './feature-report.view.ts'

/** The brokerages and accounts that have their own value of a flag. */
export const listFeatureOverrides: Handler<'GET /api/administration/features/{flag}'> = async (
  context,
  { params, query },
) => ({ status: 200, body: await context.read((tx) => featureOverrides(tx, params.flag, query)) })
