import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import { type ReadClause, readClauses } from '@portico/contract/areas/contract-reviews/reading/read-clauses.rules.ts'
import { clausesOfSet } from '@portico/contract/areas/contract-reviews/set-clauses.rules.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { insertRow, insertRows } from '../../platform/database/rows.ts'
import { isId, newId } from '../../platform/ids.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import type { WriteTx } from '../../platform/write.ts'
import { addDocument, uploadedFile } from '../documents/documents.public.ts'
import { change } from '../events/events.public.ts'
import { requirementSetsView } from '../vendors/vendors.public.ts'
import { demandReader } from './contract-reviews.access.ts'
import { contractPages, demandContract } from './reading/contract-pages.ts'
import { reviewRecords } from './reviews.view.ts'
import { shownReview } from './shown-review.ts'

const mostReviews = 500
const mostClauses = 200

/** Starts a review: what is read in a contract is a proposal, what a requirement set holds was confirmed before. */
export const startReview: Handler<'POST /api/accounts/{accountId}/contract-reviews'> = async (context, { body }) => {
  demand(demandReader(context).mayWrite, contractMessages.onlyReads)
  const contract = body.uploadId === null ? undefined : await readContract(context, body.uploadId)
  return context.write(async (tx) => {
    const { account, mayWrite } = demandReader(context)
    demand(mayWrite, contractMessages.onlyReads)
    if ((await reviewRecords(tx, account)).length >= mostReviews)
      throw unprocessable({ name: contractMessages.tooMany }, contractMessages.tooMany)
    const set = await setOf(tx, account, body.requirementSetId)
    const document = contract && (await storeContract(tx, context, contract.file))
    const id = await insertReview(tx, context, { name: body.name, document, set, pages: contract?.pages ?? [] })
    const found = contract?.found ?? []
    await insertRows(tx, 'contract_review_clauses', clauseRows(context, id, { found, set }))
    await tx.record({
      action: 'contract-review.start',
      subject: { type: 'contract-review', id },
      after: { name: body.name, document: document?.id, set: set?.name, found: found.length },
      events: [change(account, 'contract-reviews')],
    })
    return { status: 201, body: await shownReview(tx, context, id) }
  })
}

type Set = Awaited<ReturnType<typeof requirementSetsView>>[number]

interface Started {
  readonly name: string
  readonly document: Awaited<ReturnType<typeof storeContract>> | undefined
  readonly set: Set | undefined
  readonly pages: readonly string[]
}

async function insertReview(tx: Tx, context: AccountContext, { name, document, set, pages }: Started): Promise<string> {
  const now = context.platform.now()
  const id = newId(now)
  await insertRow(tx, 'contract_reviews', {
    account_code: context.account.account,
    id,
    name,
    document_id: document?.id ?? null,
    file_name: document?.name ?? '',
    pages: JSON.stringify(pages),
    set_id: set?.id ?? null,
    set_version: set?.version ?? null,
    holder_id: null,
    created_by: context.actor.userId,
    created_at: now,
  })
  return id
}

async function readContract(context: AccountContext, uploadId: string) {
  const { file } = await uploadedFile(context, uploadId, demandContract)
  const pages = await contractPages(context, file)
  return { file, pages, found: readClauses(pages).slice(0, mostClauses) }
}

const storeContract = (tx: WriteTx, context: AccountContext, file: Parameters<typeof addDocument>[2]) =>
  addDocument(tx, context, file, {
    folder: ['Contracts'],
    type: 'CONTRACT',
    isInternal: false,
    tags: ['contract review'],
    onSameName: 'both',
  })

async function setOf(tx: Tx, account: string, id: string | null) {
  if (id === null) return undefined
  const set = isId(id) ? (await requirementSetsView(tx, account)).find((each) => each.id === id) : undefined
  if (set === undefined) throw unprocessable({ requirementSetId: contractMessages.unknownSet })
  return set
}

interface Placed {
  readonly account: string
  readonly reviewId: string
  readonly place: number
  readonly now: Date
}

const emptyRow = ({ account, reviewId, place, now }: Placed) => ({
  account_code: account,
  id: newId(now),
  review_id: reviewId,
  place,
  page: null,
  read_clause: null,
  clause: null,
  decided_by: null,
  decided_at: null,
  cure: null,
  cured_by: null,
  cured_at: null,
})

function clauseRows(
  { account: { account }, actor, platform }: AccountContext,
  reviewId: string,
  { found, set }: { readonly found: readonly ReadClause[]; readonly set: Set | undefined },
) {
  const now = platform.now()
  const proposals = found.map(({ clause, page, from, to }, place) => ({
    ...emptyRow({ account, reviewId, place, now }),
    state: 'FOUND' as const,
    page,
    from_at: from,
    to_at: to,
    read_clause: JSON.stringify(clause),
  }))
  const confirmed = (set === undefined ? [] : clausesOfSet(set)).map((clause, place) => ({
    ...emptyRow({ account, reviewId, place, now }),
    state: 'CONFIRMED' as const,
    clause: JSON.stringify(clause),
    decided_by: actor.userId,
    decided_at: now,
  }))
  return [...proposals, ...confirmed]
}
