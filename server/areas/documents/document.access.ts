import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { guardedTypes, type DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import { type Actor, isInsuredOrStaff, type AccountAccess } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import { notAllowed } from '../../platform/error-response.ts'

/** What a person can see of a library. Anything else answers like a missing document. */
export interface Reader {
  readonly account: string
  readonly userId: string
  readonly seesInternal: boolean
  /** Whether they may see documents of injury claims. */
  readonly seesMedical: boolean
  /** Types that a missing permission code hides. */
  readonly hiddenTypes: readonly DocumentType[]
  readonly mayAdd: boolean
  readonly changesAll: boolean
  /** Whether they see a document's view history. */
  readonly seesViews: boolean
}

/** The carrier's people read what is shared with them; so do viewers. Everyone else on an account may add to its library. */
const mayAdd = (access: AccountAccess, { isViewer }: Pick<Actor, 'isViewer'>): boolean =>
  !isViewer && isInsuredOrStaff(access)

/** Medical facts of claims, and documents that may reveal them, are for the Claims role and the insured's Admin. */
export const seesMedicalFacts = ({ account, actor }: Pick<AccountContext, 'account' | 'actor'>): boolean =>
  !actor.isViewer &&
  (account.roles.includes('CLAIMS') || (!account.holdsAllPermissions && account.roles.includes('ADMIN')))

export function readerOf({ account: access, actor }: Pick<AccountContext, 'account' | 'actor'>): Reader {
  const hidden = Object.entries(guardedTypes).filter(([, code]) => !access.permissions.includes(code))
  const adds = mayAdd(access, actor)
  return {
    account: access.account,
    userId: actor.userId,
    // Staff, linked agents and administrators: everyone who acts for the brokerage.
    seesInternal: access.holdsAllPermissions,
    seesMedical: seesMedicalFacts({ account: access, actor }),
    hiddenTypes:
      access.holdsAllPermissions || access.isAccountAdmin ? [] : (hidden.map(([type]) => type) as DocumentType[]),
    mayAdd: adds,
    changesAll: adds && access.isAccountAdmin,
    seesViews: access.isAccountAdmin,
  }
}

/** The reader with everything in sight that they just added or changed, though it may be hidden from them afterwards. */
export const withoutLimits = (reader: Reader): Reader => ({ ...reader, seesMedical: true, hiddenTypes: [] })

/** People may change documents they added; the insured's Admin and the brokerage may change any they see. */
export const mayChangeDocument = (reader: Reader, { addedById }: { readonly addedById: string }): boolean =>
  reader.mayAdd && (reader.changesAll || addedById === reader.userId)

/** Ends the call unless the reader may add a document of this kind there. */
export function demandPlace(reader: Reader, { isInternal }: { readonly isInternal: boolean }): void {
  if (!reader.mayAdd) throw notAllowed(documentMessages.onlyReads)
  if (isInternal && !reader.seesInternal) throw notAllowed(documentMessages.internalIsBrokerage)
}
