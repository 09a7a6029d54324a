import type { StoredAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import type { OpenEntry } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { Tx } from '../../platform/database/database.ts'
import { byLink } from '../applications/applications.public.ts'
import type { GuestLink, SharedApplication } from './entering/link-by-token.view.ts'
import type { TakenLink } from './entering/take-link.ts'

/** An application as the holder of a link sees it in a list. */
export function openEntryOf(
  opened: Awaited<ReturnType<typeof byLink.open>>,
  link: Pick<GuestLink, 'purpose'>,
  { doneFreeze, others }: Pick<SharedApplication, 'doneFreeze' | 'others'>,
): OpenEntry {
  const { id, name, formTitle, year, policyType, status, freezeNumber } = opened.row
  return {
    id,
    name,
    title: formTitle,
    year,
    policyType: policyTypeName(policyType),
    status,
    progress: byLink.progressOf(opened),
    mayReopen: link.purpose === 'APPLICATIONS' && freezeNumber !== null && freezeNumber === doneFreeze,
    others,
  }
}

/** Reads it again from the database. */
export const openEntryView = async (
  tx: Tx,
  { link, answerer }: Pick<TakenLink, 'link' | 'answerer'>,
  shared: SharedApplication,
): Promise<OpenEntry> => openEntryOf(await byLink.open(tx, answerer, shared.id), link, shared)

/**
 * Answers without their origin, but where the holder of the link gave them: who else answers, and from where, is not
 * theirs to know.
 */
export const withoutOrigins = (
  answers: Readonly<Record<string, StoredAnswer>>,
  { recipientName }: Pick<GuestLink, 'recipientName'>,
): Record<string, StoredAnswer> =>
  Object.fromEntries(
    Object.entries(answers).map(([path, { value, version, provenance }]) => {
      const isOwn = provenance?.source === 'OPEN_LINK' && provenance.by === recipientName
      return [path, { value, version, provenance: isOwn ? provenance : null, onlyHere: false }]
    }),
  )
