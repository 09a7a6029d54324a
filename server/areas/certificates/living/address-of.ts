import { brandedOrigin } from '../../../platform/http/host-rules.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { livingPath } from './certificate-code.ts'

/** The address of the page on which the holder of a certificate sees what became of it, in the look of the brokerage. */
export const addressOf = (
  { platform, host }: { readonly platform: Pick<Platform, 'config' | 'secret'>; readonly host: string },
  certificate: Pick<CertificateRecord, 'seriesId' | 'revision'>,
  subdomain: string | null,
): string => brandedOrigin(platform.config, host, subdomain) + livingPath(platform.secret, certificate)
