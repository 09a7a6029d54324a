import { fieldDefinitions } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import type { Handler } from '../../../platform/context.ts'

/** Every schedule type with the columns of its rows. */
export const listFieldDefinitions: Handler<'GET /api/schedules/field-definitions'> = async () => ({
  status: 200,
  body: fieldDefinitions(),
})
