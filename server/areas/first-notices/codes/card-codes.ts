import { addDays } from '@portico/contract/kit/zone.rules.ts'
import type { OpenContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { brandedOrigin } from '../../../platform/http/host-rules.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { insertCodes, renewCodes } from './codes.store.ts'
import { codesOfRows, isOnIdCards, rowsOfVins, scheduledItems } from './codes.view.ts'
import { noticePath } from './notice-code.ts'

/** Identifies whose ID card it is. */
interface Card {
  readonly vin: string
  readonly endsOn: string
}

/** A card with what it shows to report a claim. */
type WithCode<C> = C & { readonly qr?: { readonly text: string; readonly caption: string } | undefined }

/** ID cards with the addresses of their vehicles' codes; none if the account prints no codes. */
export async function cardsWithCodes<C extends Card>(
  tx: Tx,
  { platform, host }: Pick<OpenContext, 'host'> & { readonly platform: Pick<Platform, 'config' | 'secret' | 'now'> },
  { account, cards }: { readonly account: string; readonly cards: readonly C[] },
): Promise<WithCode<C>[]> {
  if (!(await isOnIdCards(tx, account))) return [...cards]
  const { subdomain } = await accountHead(tx, account)
  const origin = brandedOrigin(platform.config, host, subdomain)
  const rows = await rowsOfVins(
    tx,
    account,
    cards.map(({ vin }) => vin),
  )
  const codes = await codesOfRows(tx, account, [...rows.values()])
  const now = platform.now()
  const addresses = new Map(
    codes
      .filter(({ expiresAt }) => expiresAt > now)
      .map(({ id, rowId }) => [rowId, origin + noticePath(platform.secret, id)]),
  )
  return cards.map((card) => {
    const text = addresses.get(rows.get(card.vin.toUpperCase()) ?? '')
    return { ...card, qr: text === undefined ? undefined : { text, caption: 'SCAN TO REPORT' } }
  })
}

interface Printing {
  readonly account: string
  readonly host: string
  readonly userId: string
  readonly requestId: string
}

/** The same for cards that are printed now: vehicles without a code get one, and all work a month beyond the cards. */
export async function addressedCards<C extends Card>(
  platform: Platform,
  cards: readonly C[],
  { account, host, userId, requestId }: Printing,
): Promise<WithCode<C>[]> {
  const scope = { account }
  const isOn = await platform.database.read(scope, (tx) => isOnIdCards(tx, account))
  if (isOn && cards.length > 0) {
    const until = cards
      .map(({ endsOn }) => endsOn)
      .toSorted()
      .at(-1)!
    const of = { account, userId, now: platform.now(), expiresAt: new Date(`${addDays(until, 30)}T00:00:00Z`) }
    await write(platform, { userId, requestId, scope, idempotency: undefined }, async (tx) => {
      const vins = cards.map(({ vin }) => vin)
      const rowIds = [...(await rowsOfVins(tx, account, vins)).values()]
      const known = await codesOfRows(tx, account, rowIds)
      const withCode = new Set(known.map(({ rowId }) => rowId))
      const { vehicles } = await scheduledItems(tx, account, rowIds)
      const missing = vehicles.filter(({ id }) => !withCode.has(id))
      const subjects = missing.map(({ id, label }) => ({ kind: 'VEHICLE' as const, rowId: id, label }))
      await renewCodes(
        tx,
        of,
        known.map(({ id }) => id),
      )
      await insertCodes(tx, platform, of, subjects)
      await tx.record({
        action: 'notice-code.print',
        subject: { type: 'notice-code', id: account },
        after: { renewed: known.length, created: missing.length },
        events: [change(account, 'first-notices')],
      })
      return { status: 204 }
    })
  }
  return platform.database.read(scope, (tx) => cardsWithCodes(tx, { platform, host }, { account, cards }))
}
