import type { Handler } from '../../platform/context.ts'
import { configurationView } from './configuration.view.ts'

/** What a brokerage has set about itself. */
export const getConfiguration: Handler<'GET /api/broker-admin/{id}/configuration'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => configurationView(tx, context)),
})
