import type { AccountContext } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { inSequence, type WriteTx } from '../../platform/write.ts'
import { tell } from '../notifications/notifications.public.ts'
import { claimPeople, type Following, type Person } from './claim-people.view.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'

interface Notice {
  readonly message: string
  readonly note: string | null
  readonly internal?: boolean
}

/** Notifies people, with a link to a page of the account's claims. */
async function notify(
  tx: WriteTx,
  platform: Platform,
  people: readonly Person[],
  to: Notice & { account: string; page: string },
) {
  const { page, ...said } = to
  const notice = { kind: 'CLAIM', link: `/${encodeURIComponent(to.account)}/claims-portal/${page}`, ...said } as const
  await inSequence(people, ({ userId }) => tell(tx, { platform }, { ...notice, userId }))
}

/** Notifies the other side of a claim, and returns the names of those people. The message never has medical facts. */
export async function notifySide(
  tx: WriteTx,
  { account: { account, brokerage }, actor, platform }: AccountContext,
  { id, createdBy }: Pick<ClaimRecord, 'id' | 'createdBy'>,
  { to, ...said }: Notice & { readonly to: 'BROKERAGE' | 'INSURED' },
): Promise<string[]> {
  const people = await claimPeople(tx, { account, brokerage, side: to, reporter: createdBy })
  const others = people.filter(({ userId }) => userId !== actor.userId)
  await notify(tx, platform, others, { ...said, account, page: id })
  return others.map(({ name }) => name)
}

/** Notifies the people who follow a claim on both sides. Returns them. */
export async function notifyFollowers(
  tx: WriteTx,
  platform: Platform,
  of: Following,
  notice: Notice & { page: string },
) {
  const insured = await claimPeople(tx, { ...of, side: 'INSURED' })
  const people = [...insured, ...(await claimPeople(tx, { ...of, side: 'BROKERAGE' }))]
  await notify(tx, platform, people, { ...notice, account: of.account })
  return people
}
