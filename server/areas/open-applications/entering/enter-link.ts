import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { browserKeyOf, linkTries, opensLink } from '../../../platform/link-codes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import { changeLink, letBrowserIn } from '../open-link.store.ts'
import { sealedPin } from '../sealed-pin.ts'
import { type GuestLink, holdLink, linkByToken } from './link-by-token.view.ts'
import { takeLink } from './take-link.ts'

/** Admits a browser: by PIN, by emailed code, or as the first one of a link without PIN. */
export const enterLink: Handler<'POST /open/apps/{token}/enter'> = async (context, { params, body }) => {
  const taken = await takeLink(context, params.token)
  const { used, link } = taken
  const { now } = context.platform
  const key = browserKeyOf(context.cookies)
  const outcome = await taken.write(async (tx) => {
    await holdLink(tx, link)
    const held = (await linkByToken(tx, params.token, key)) ?? link
    const error = held.isLetIn ? undefined : errorOf(context.platform, held, body)
    if (error === undefined) {
      await letBrowserIn(tx, held, hashOfToken(key), now())
      await changeLink(tx, held, {
        claimed_at: held.claimedAt ?? now(),
        ...(body.code === undefined ? { pin_tries: 0 } : { code_seal: null, code_tries: 0 }),
      })
    } else {
      await changeLink(tx, held, error.isCode ? { code_tries: held.codeTries + 1 } : { pin_tries: held.pinTries + 1 })
    }
    await used(tx, error === undefined ? 'OPENED' : 'REFUSED')
    await tx.record({
      action: error === undefined ? 'open-link.enter' : 'open-link.refuse',
      subject: { type: 'open-link', id: held.id },
      after: { recipient: held.recipientName },
    })
    return { status: 204, error }
  })
  // The try was counted and committed: now reject it.
  if (outcome.error !== undefined) throw outcome.error.error
  const seconds = Math.ceil((link.expiresAt.getTime() - now().getTime()) / 1000)
  context.cookies.set('link', key, seconds)
  return { status: 204 }
}

interface FieldError {
  readonly error: ErrorResponse
  /** Whether it counts as a try of the code; else as one of the PIN. */
  readonly isCode: boolean
}

function errorOf(
  platform: Platform,
  link: GuestLink,
  { pin, code }: { readonly pin?: string | undefined; readonly code?: string | undefined },
): FieldError | undefined {
  if (code !== undefined) {
    return opensLink(platform, link, code)
      ? undefined
      : { isCode: true, error: unprocessable({ code: openLinkMessages.wrongCode }) }
  }
  if (link.pinSeal === null) {
    if (link.claimedAt === null) return undefined
    return { isCode: false, error: new ErrorResponse(403, 'other_browser', openLinkMessages.otherBrowser) }
  }
  if (link.pinTries >= linkTries)
    return { isCode: false, error: new ErrorResponse(403, 'pin_locked', openLinkMessages.pinLocked) }
  const isRight = sealedPin(platform.secret, link.id, (pin ?? '').trim()) === link.pinSeal
  return isRight ? undefined : { isCode: false, error: unprocessable({ pin: openLinkMessages.wrongPin }) }
}
