import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { Found, Place } from '../model/places.ts'

type FoundOf<Kind extends Place['kind']> = Extract<Found, { readonly place: { readonly kind: Kind } }>

/** What the fields of a page, section or question are given. */
export interface FieldsProps<Kind extends Place['kind']> {
  readonly layout: Layout
  readonly found: FoundOf<Kind>
  readonly disabled: boolean
  /** The level above has locked it: it may be tightened, never loosened. */
  readonly isFixed: boolean
  /** There are levels below that a lock would hold for. */
  readonly canLock: boolean
  readonly onChange: (patch: Partial<FoundOf<Kind>['item']>) => void
}
