import type { ComponentType } from 'react'
import { OptOutScreen } from '../areas/broadcasts/broadcasts.public.ts'
import { CertificatePage } from '../areas/certificate-subscriptions/certificate-subscriptions.public.ts'
import { CarrierAnswerScreen, StatementScreen } from '../areas/claims/claims.public.ts'
import { FirstNoticeScreen } from '../areas/first-notices/first-notices.public.ts'
import { IdCardScreen } from '../areas/id-cards/id-cards.public.ts'
import { VendorUploadScreen } from '../areas/vendors/vendors.public.ts'
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
