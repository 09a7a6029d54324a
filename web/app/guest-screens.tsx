import type { ComponentType } from 'react'
import { OptOutScreen } from '../areas/broadcasts/broadcasts.door.ts'
import { LivingCertificateScreen } from '../areas/certificates/certificates.door.ts'
import { IdCardScreen } from '../areas/id-cards/id-cards.door.ts'
import { VendorUploadScreen } from '../areas/vendors/vendors.door.ts'
import type { Entry } from './entry.ts'

const screens: Readonly<Partial<Record<Entry['kind'], ComponentType>>> = {
  'vendor-upload': VendorUploadScreen,
  'opt-out': OptOutScreen,
  'id-card': IdCardScreen,
  'living-certificate': LivingCertificateScreen,
}

/** Guest pages that few people open: the login does not carry their names. */
export default function GuestScreens({ kind }: { readonly kind: Entry['kind'] }) {
  const Screen = screens[kind]
  return Screen && <Screen />
}
