import type { Handler } from '../../platform/context.ts'
import { settingChangesView } from './setting-changes.view.ts'

/** Who set the flags and preferences of an account. */
export const listSettingChanges: Handler<'GET /api/accounts/{accountId}/features/changes'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => settingChangesView(tx, context.account)),
})
