import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { seesPersonal } from '../schedules/schedules.public.ts'
import { importView, shownImport } from './import.view.ts'

/**
 * The state of an import. Its file's content before columns are matched may be personal, and is hidden from viewers.
 */
export const getImport: Handler<'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}'> = async (
  context,
  { params },
) => {
  const at = { account: context.account.account, id: params.scheduleImportId }
  const stored = await context.read((tx) => importView(tx, at))
  if (stored === undefined) throw notFound()
  const shown = shownImport(stored)
  if (seesPersonal(context.actor) || shown.look === null) return { status: 200, body: shown }
  const sheets = shown.look.sheets.map((sheet) => ({ ...sheet, rows: [] }))
  return { status: 200, body: { ...shown, look: { ...shown.look, sheets } } }
}
