import type { Handler } from '../../../platform/context.ts'
import { preferencesView } from './preferences.view.ts'

/** The preferences of an account and of its brokerage. */
export const listPreferences: Handler<'GET /api/accounts/{code}/preferences'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => preferencesView(tx, context.account)),
})
