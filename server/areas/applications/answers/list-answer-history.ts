import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import type { Verb } from '../../../platform/context.ts'
import { notFound } from '../../../platform/refusal.ts'
import { layoutOf, wantedRow } from '../entries/open-application.ts'
import { mappedAddress } from './filled-form.ts'
import { historyView } from './kept-answers.view.ts'

/** Every value that an answer had, here or in the fact book. */
export const listAnswerHistory: Verb<'GET /api/accounts/{id}/apps/{appId}/answers/history'> = async (
  context,
  { params, query },
) =>
  context.read(async (tx) => {
    const { account } = context.account
    const row = await wantedRow(tx, account, params.appId)
    const place = locate(await layoutOf(tx, row), query.path)
    if (place === undefined) throw notFound()
    const address = mappedAddress(place)
    return {
      status: 200,
      body: await historyView(tx, account, { applicationId: row.id, path: query.path, address }),
    }
  })
