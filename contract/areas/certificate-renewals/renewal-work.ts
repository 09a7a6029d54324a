import type { DeliveryForm } from '../certificates/delivery/certificate-delivery.shapes.ts'
import type { RenewalItem, RenewalState } from './certificate-renewal.shapes.ts'

/** Which renewal of which account. */
export interface RenewalAt {
  readonly account: string
  readonly id: string
}

/** One step of a renewal: a job does it only while the renewal is still at that step. */
export interface RenewalStep extends RenewalAt {
  readonly step: number
}

/** An item of a renewal for which something is done next. */
export interface SliceItem {
  readonly previousId: string
  readonly holderId: string
  readonly certificateId: string | null
  readonly deliveryId: string | null
}

/** The status of a renewal. */
export interface RenewalProgress {
  readonly state: RenewalState
  readonly step: number
  readonly form: DeliveryForm
  readonly host: string
}

/** A step's result for an item; omitted fields are unchanged. */
export interface ItemResult {
  readonly previousId: string
  readonly verdict?: RenewalItem['verdict']
  readonly issues?: readonly string[]
  readonly state?: RenewalItem['state']
  readonly certificateId?: string
  /** Null if no email was sent after all. */
  readonly deliveryId?: string | null
}
