import type { ComponentType } from 'react'
import { OptOutScreen } from '../areas/broadcasts/broadcasts.door.ts'
import { CertificatePage } from '../areas/certificate-subscriptions/certificate-subscriptions.door.ts'
import { CarrierAnswerScreen, StatementScreen } from '../areas/claims/claims.door.ts'
import { FirstNoticeScreen } from '../areas/first-notices/first-notices.door.ts'
import { IdCardScreen } from '../areas/id-cards/id-cards.door.ts'
import { VendorUploadScreen } from '../areas/vendors/vendors.door.ts'
import type { Entry } from './entry.ts'

const screens: Readonly<Partial<Record<Entry['kind'], ComponentType>>> = {
  'vendor-upload': VendorUploadScreen,
  'opt-out': OptOutScreen,
  'claim-answer': CarrierAnswerScreen,
  'id-card': IdCardScreen,
  'claim-statement': StatementScreen,
  'first-notice': FirstNoticeScreen,
  'living-certificate': CertificatePage,
}

/** Guest pages that few people open: the login does not carry their names. */
export default function GuestScreens({ kind }: { readonly kind: Entry['kind'] }) {
  const Screen = screens[kind]
  return Screen && <Screen />
}
