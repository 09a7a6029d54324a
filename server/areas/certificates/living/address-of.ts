import type { AccountContext } from '../../../platform/context.ts'
import { originOfSubdomain } from '../../../platform/http/host-rules.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { addressPath, certificateCode } from './certificate-code.ts'

/** The address of the page on which the holder of a certificate sees what became of it, in the look of the brokerage. */
export function addressOf(
  { platform, host }: Pick<AccountContext, 'platform' | 'host'>,
  { seriesId, revision }: Pick<CertificateRecord, 'seriesId' | 'revision'>,
  subdomain: string | null,
): string {
  const { config, secret } = platform
  const branded = subdomain === null ? null : originOfSubdomain(config, host, subdomain)
  const origin = branded ?? config.publicUrl?.origin ?? `http://${host}`
  return `${origin}${addressPath({ code: certificateCode(secret, seriesId), revision })}`
}
