import type { OptOutLine } from '@portico/contract/kit/email/email-template.ts'
import { seal } from '../../platform/secret.ts'

/** The token that ends a subscription: only the server’s own key gives it, so it is in every email and nowhere stored. */
export const stopToken = (secret: string, id: string): string => seal(secret, 'certificate-unsubscribe', id)

/** How a subscriber stops: on the page of the certificate, or with one click in an email program. */
export function optOutOf(secret: string, { id, page }: { readonly id: string; readonly page: string }): OptOutLine {
  const token = stopToken(secret, id)
  return {
    line: 'You subscribed to changes of this certificate. To stop these emails:',
    link: `${page}?stop=${token}`,
    oneClick: `/open/certificate-unsubscribes/${token}`,
  }
}
