import { accountDetails, type FieldData } from '@portico/contract/areas/brokerage-data/fields/field-data.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { dataFile, mostLines } from '../data-file.ts'
import { fieldDataView } from './field-data.view.ts'

const headings = ['Schedule', 'Field', 'Account', 'Account code', 'Tab', 'Accounts', 'Blank', 'Rows', 'Filled in (%)']

/** The listed blank fields as a CSV file. */
export const exportFieldData: Handler<'GET /api/brokerages/{brokerCode}/field-data/export'> = async (
  context,
  { query },
) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage, limit: mostLines }
  const { items } = await context.read((tx) => fieldDataView(tx, asked))
  const scheduleName = ({ scheduleType }: FieldData) =>
    scheduleType === accountDetails ? 'Account details' : nameOfType(scheduleType)
  const lines = items.map((data) => [
    scheduleName(data),
    data.label,
    data.companyName,
    data.account,
    data.tabName,
    data.accounts,
    data.blank,
    data.rows,
    data.percent,
  ])
  return dataFile(context, 'blank fields', [headings, lines])
}
