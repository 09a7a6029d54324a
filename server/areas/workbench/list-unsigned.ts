import type { Verb } from '../../platform/context.ts'
import { unsignedView } from './unsigned.view.ts'

/** What waits for a signature of the insured, on all accounts of a brokerage. */
export const listUnsigned: Verb<'GET /api/brokerages/{brokerCode}/workbench/unsigned'> = async (context, { query }) =>
  context.read(async (tx) => ({
    status: 200,
    body: await unsignedView(tx, { ...query, brokerage: context.brokerage.brokerage }),
  }))
