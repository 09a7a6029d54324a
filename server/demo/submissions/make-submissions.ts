import { nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { PacketUse, SubmissionContent } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { storedSubmission } from '../../areas/submissions/submissions.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { workingHours } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'
import { demoRenewals } from '../renewals/demo-renewals.ts'

type World = Pick<Platform, 'database' | 'files'>

const account = 'ACME'
const dayMs = 86_400_000

interface DemoSubmission {
  readonly yearsBack: number
  readonly note: string
  /** Who downloaded its packet, this many hours after the email. */
  readonly recipients: readonly { readonly username: string; readonly takenAfterHours: readonly number[] }[]
}

/** What the contractor submitted last year, and some weeks ago. */
const submissions: readonly DemoSubmission[] = [
  {
    yearsBack: 1,
    note: 'Two trailers were sold in spring and are off the list. Please keep the umbrella with the same carrier.',
    recipients: [
      { username: 'advisor@harbor.test', takenAfterHours: [2, 51] },
      { username: 'manager@harbor.test', takenAfterHours: [20] },
    ],
  },
  {
    yearsBack: 0,
    note: 'The schedules are still as they were bound; changes will follow. Our residential work has to stay covered.',
    recipients: [{ username: 'advisor@harbor.test', takenAfterHours: [1, 26] }],
  },
]

/** The contractor's submissions, each with its packet and link uses. */
export async function makeSubmissions(world: World, ids: PeopleIds, now: Date): Promise<void> {
  for (const submission of submissions) {
    // oxlint-disable-next-line no-await-in-loop -- one packet at a time is held in memory
    const { id, hasPacket } = await world.database.write({ account }, async (tx) => {
      const cycle = await cycleOf(tx, submission.yearsBack)
      const made = await submissionOf(tx, cycle.id)
      return made ?? { id: await insertSubmission(tx, submission, { cycle, ids, now }), hasPacket: false }
    })
    // oxlint-disable-next-line no-await-in-loop -- likewise
    if (!hasPacket) await storedSubmission.makePacket(world, { account, id })
  }
}

/** The submission of a renewal, if an interrupted start has made it. */
async function submissionOf(
  tx: Tx,
  cycleId: string,
): Promise<{ readonly id: string; readonly hasPacket: boolean } | undefined> {
  const made = await tx.db
    .selectFrom('submissions')
    .select(['id', 'packet_key'])
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .executeTakeFirst()
  return made && { id: made.id, hasPacket: made.packet_key !== null }
}

type Cycle = Awaited<ReturnType<typeof cycleOf>>

async function insertSubmission(
  tx: Tx,
  { yearsBack, note, recipients }: DemoSubmission,
  { cycle, ids, now }: { readonly cycle: Cycle; readonly ids: PeopleIds; readonly now: Date },
): Promise<string> {
  const { stages } = demoRenewals.find((renewal) => renewal.account === account && renewal.yearsBack === yearsBack)!
  const { daysBefore } = stages.find(({ stage }) => stage === 'TO_MARKET')!
  const at = workingHours(addDays(cycle.effectiveOn, -daysBefore), now)
  const { schedules, snapshot } = await boundSchedules(tx)
  const id = newId(at)
  await storedSubmission.insert(tx, {
    account_code: account,
    id,
    cycle_id: cycle.id,
    number: 1,
    signer_name: 'Elena Castillo',
    signer_title: 'Chief Financial Officer',
    note,
    attestation: submissionMessages.attestation,
    acknowledged: '[]',
    snapshot_number: snapshot,
    content: JSON.stringify({ ...(await storedSubmission.content(tx, account, cycle, [])), schedules }),
    submitted_by: ids.get('owner@acme.test')!,
    submitted_at: at,
    packet_message: null,
    packet_key: null,
    packet_bytes: null,
    packet_sha256: null,
    packet_moved_at: at,
  })
  for (const recipient of recipients) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await insertLink(tx, { submissionId: id, at, userId: ids.get(recipient.username)! }, recipient.takenAfterHours)
  }
  return id
}

/** The renewal of the contractor some years before the next. */
async function cycleOf(tx: Tx, yearsBack: number): Promise<{ readonly id: string; readonly effectiveOn: string }> {
  const { rows } = await sql<{ id: string; effectiveOn: string }>`select id, effective_on::text as "effectiveOn"
    from renewal_cycles where account_code = ${account} order by effective_on desc offset ${yearsBack} limit 1`.execute(
    tx.db,
  )
  return rows[0]!
}

/** The schedules as bound last year: unchanged until today. */
async function boundSchedules(
  tx: Tx,
): Promise<{ readonly schedules: SubmissionContent['schedules']; readonly snapshot: number }> {
  const { rows } = await sql<{ type: ScheduleType; tabId: number; rows: number; digest: string; snapshot: number }>`
    select schedule_type as type, tab_id as "tabId", count(*)::int as rows, snapshot_number as snapshot,
      md5(string_agg(md5(row_id::text || cells::text), '' order by rank)) as digest
    from schedule_row_states where account_code = ${account} and cells is not null
      and snapshot_number = (select min(snapshot_number) from schedule_snapshots where account_code = ${account})
    group by schedule_type, tab_id, snapshot_number order by schedule_type, tab_id`.execute(tx.db)
  const schedules = rows.map(({ type, tabId, rows: count, digest }) => {
    return { type, tabId, name: nameOfType(type), rows: count, digest }
  })
  return { schedules, snapshot: rows[0]?.snapshot ?? 0 }
}

async function insertLink(
  tx: Tx,
  { submissionId, at, userId }: { readonly submissionId: string; readonly at: Date; readonly userId: string },
  takenAfterHours: readonly number[],
): Promise<void> {
  const of = { account_code: account }
  const id = newId(at)
  await tx.db
    .insertInto('submission_links')
    .values({
      ...of,
      id,
      submission_id: submissionId,
      user_id: userId,
      // A random token, emailed long ago.
      token_hash: randomBytes(32),
      made_at: at,
      sent_at: at,
      expires_at: new Date(at.getTime() + 30 * dayMs),
      revoked_at: null,
      downloads: takenAfterHours.length,
      code_seal: null,
      code_expires_at: null,
    })
    .execute()
  const uses = takenAfterHours.flatMap((hours): { kind: PacketUse['kind']; at: Date }[] => {
    const taken = new Date(at.getTime() + hours * 3_600_000)
    const before = (minutes: number) => new Date(taken.getTime() - minutes * 60_000)
    return [
      { kind: 'CODE_SENT', at: before(2) },
      { kind: 'ENTERED', at: before(1) },
      { kind: 'DOWNLOADED', at: taken },
    ]
  })
  await tx.db
    .insertInto('submission_link_uses')
    .values(uses.map((use) => ({ ...of, link_id: id, ip: '203.0.113.24', ...use })))
    .execute()
}
