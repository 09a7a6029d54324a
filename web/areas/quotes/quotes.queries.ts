import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { QuoteStatus } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { DecisionDraft, PacketSends, QuoteDraft } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import { useShownCycle } from '../renewals/renewals.public.ts'

const gridKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/market'
const reviewKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes'
const recordKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/placement'
export const changeKey = 'PUT /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}'
export const moveKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/status'
export const withdrawKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/withdrawal'
export const decideKey = 'PUT /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision'

/** The market grid, for brokerage staff. */
export const gridQuery = (accountId: string, cycleId: string) => q(gridKey, { params: { accountId, cycleId } })

/** What the brokerage has shown. */
export const reviewQuery = (accountId: string, cycleId: string) => q(reviewKey, { params: { accountId, cycleId } })

interface Versioned {
  readonly id: string
  readonly version: number
}

/** The fields of a quote, as they are sent. */
export type QuoteInput = Omit<QuoteDraft, 'line' | 'status' | 'declinedReason'>

function useReadAgain(accountId: string) {
  const cache = useQueryClient()
  return async (): Promise<void> => {
    await Promise.all(
      [gridKey, reviewKey, recordKey].map((key) =>
        cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] }),
      ),
    )
  }
}

/** What brokerage staff do to the market grid; each throws its error. */
export function useMarketCalls(accountId: string) {
  const readAgain = useReadAgain(accountId)
  const inCycle = { accountId, cycleId: useShownCycle() }

  const done = async (work: Promise<unknown>, said: string): Promise<void> => {
    try {
      await work
      toasts.show('success', said)
    } finally {
      await readAgain()
    }
  }

  return {
    add: (body: QuoteDraft) =>
      done(
        call('POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes', { params: inCycle, body }),
        quoteMessages.saved,
      ),
    change: ({ id, version }: Versioned, fields: QuoteInput) =>
      done(call(changeKey, { params: { ...inCycle, quoteId: id }, body: { ...fields, version } }), quoteMessages.saved),
    move: ({ id, version }: Versioned, status: QuoteStatus, reason: string) =>
      done(
        call(moveKey, {
          params: { ...inCycle, quoteId: id },
          body: { status, reason, version },
        }),
        quoteMessages.saved,
      ),
    sendFile: (quoteId: string, file: File) =>
      done(
        call('POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/file', {
          params: { ...inCycle, quoteId },
          file,
        }),
        quoteMessages.saved,
      ),
    withdraw: ({ id, version }: Versioned, reason: string) =>
      done(
        call(withdrawKey, {
          params: { ...inCycle, quoteId: id },
          body: { reason, version },
        }),
        quoteMessages.withdrawn,
      ),
    sendPackets: ({ sends }: PacketSends) =>
      done(
        call('POST /api/accounts/{accountId}/renewals/{cycleId}/market/packets', { params: inCycle, body: { sends } }),
        quoteMessages.packetSent,
      ),
    publish: (quotes: readonly (Versioned & { readonly isFirm: boolean })[]) =>
      done(
        call('POST /api/accounts/{accountId}/renewals/{cycleId}/market/publications', {
          params: inCycle,
          body: { quotes: quotes.map(({ id, version, isFirm }) => ({ id, version, isFirm })) },
        }),
        quoteMessages.published,
      ),
  }
}

/** What the insured do about options; each throws its error. */
export function useReviewCalls(accountId: string) {
  const readAgain = useReadAgain(accountId)
  const inCycle = { accountId, cycleId: useShownCycle() }

  const done = async (work: Promise<unknown>, said?: string): Promise<void> => {
    try {
      await work
      if (said !== undefined) toasts.show('success', said)
    } finally {
      await readAgain()
    }
  }

  return {
    /** Records that the current options were seen. */
    markSeen: (quotes: readonly { readonly id: string; readonly publication: number }[]) =>
      done(
        call(
          'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/seen',
          { params: inCycle, body: { quotes: quotes.map(({ id, publication }) => ({ id, publication })) } },
          { inBackground: true },
        ),
      ),
    ask: (quoteId: string, text: string) =>
      done(
        call('POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/questions', {
          params: { ...inCycle, quoteId },
          body: { text },
        }),
        quoteMessages.asked,
      ),
    decide: (quoteId: string, body: DecisionDraft) =>
      done(
        call(decideKey, { params: { ...inCycle, quoteId }, body }),
        body.choice === 'ACCEPTED' ? quoteMessages.accepted : quoteMessages.declined,
      ),
    takeBack: (quoteId: string) =>
      done(
        call('DELETE /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision', {
          params: { ...inCycle, quoteId },
        }),
        quoteMessages.takenBack,
      ),
  }
}
