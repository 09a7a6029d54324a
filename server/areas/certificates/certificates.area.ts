import { deliveryMail } from '@portico/contract/areas/certificates/delivery/delivery.emails.ts'
import type { ServerArea } from '../../platform/area.ts'
import { scheduleSettling } from './delivery/settle-deliveries.ts'
import { recheckCertificates } from './living/recheck-certificates.ts'
import { holderImportsRoutes } from './holder-imports/holder-imports.routes.ts'
import { workHolderImports } from './holder-imports/work/work-imports.ts'
import { certificateDeliveryRoutes, certificatesRoutes, mailBounceRoutes } from './certificates.routes.ts'

export const area = {
  routes: [certificatesRoutes, certificateDeliveryRoutes, holderImportsRoutes],
  providerRoutes: [mailBounceRoutes],
  jobs: [recheckCertificates, scheduleSettling, workHolderImports],
  mails: [deliveryMail],
  merging: {
    holds: {
      CERTIFICATES: [
        'certificate_holders',
        'certificates',
        'certificate_addresses',
        'certificate_views',
        'certificate_deliveries',
        'holder_imports',
        'holder_import_rows',
      ],
    },
  },
} satisfies ServerArea
