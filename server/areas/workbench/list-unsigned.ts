import type { Handler } from '../../platform/context.ts'
import { unsignedView } from './unsigned.view.ts'

/** What waits for a signature of the insured, on all accounts of a brokerage. */
export const listUnsigned: Handler<'GET /api/brokerages/{brokerCode}/workbench/unsigned'> = async (
  context,
  { query },
) =>
  context.read(async (tx) => ({
    status: 200,
    body: await unsignedView(tx, { ...query, brokerage: context.brokerage.brokerage }),
  }))
