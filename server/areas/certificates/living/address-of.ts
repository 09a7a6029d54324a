import { brandedOrigin } from '../../../platform/http/host-rules.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { livingPath } from './certificate-code.ts'

/** The address where a certificate's holder sees its current status, with the brokerage's branding. */
export const addressOf = (
  { platform, host }: { readonly platform: Pick<Platform, 'config' | 'secret'>; readonly host: string },
  certificate: Pick<CertificateRecord, 'seriesId' | 'revision'>,
  subdomain: string | null,
): string => brandedOrigin(platform.config, host, subdomain) + livingPath(platform.secret, certificate)
