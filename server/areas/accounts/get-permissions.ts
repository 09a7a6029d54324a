import type { Handler } from '../../platform/context.ts'
import { permissionsOf } from './account.view.ts'

/** The permission codes of the current user on an account. */
export const getPermissions: Handler<'GET /api/users/me/{accountCode}/permissions'> = async (context) => ({
  status: 200,
  body: { permissions: permissionsOf(context.account) },
})
