import { isBeforeSubmission, sectionKinds } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SubmissionDetails, SubmissionPreview } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import type { TestServer } from '../../../app/test/test-server.ts'
import { gathered } from '../../../platform/files/byte-streams.ts'

let made = 0

/**
 * A renewal of an account whose sections before the submission are complete, with one line; answers its id. Where
 * the demonstration has errors to be found, the section does not apply.
 */
export async function readyRenewal(server: TestServer, account = 'ACME'): Promise<string> {
  const id = crypto.randomUUID()
  made += 1
  const effectiveOn = new Date(Date.UTC(2031, 0, made)).toISOString().slice(0, 10)
  await server.running.platform.database.write({ account }, async (tx) => {
    await sql`insert into renewal_cycles (account_code, id, effective_on, created_at)
      values (${account}, ${id}, ${effectiveOn}, now())`.execute(tx.db)
    await sql`insert into renewal_lines (account_code, cycle_id, id, line, requested, place)
      values (${account}, ${id}, gen_random_uuid(), 'GENERAL_LIABILITY',
        '[{"name": "Each occurrence", "limit": 100000000, "deductible": null, "note": ""}]', 1)`.execute(tx.db)
    await sql`insert into renewal_sections (account_code, cycle_id, kind, mark)
      select ${account}, ${id}, kind, case when kind in ('PROFILE', 'APPLICATIONS') then 'COMPLETE' else 'N_A' end from unnest(${sectionKinds.filter(isBeforeSubmission)}::text[])
      as kind`.execute(tx.db)
  })
  return id
}

/** A renewal as one person submits it. */
export class SubmissionClient {
  readonly client: TestClient
  readonly base: string
  readonly #cycle: string

  constructor(client: TestClient, cycleId: string, account = 'ACME') {
    this.client = client
    this.base = `/api/accounts/${account}`
    this.#cycle = `${this.base}/renewals/${cycleId}`
  }

  preview = async (): Promise<SubmissionPreview> => (await this.client.get(`${this.#cycle}/submission-preview`)).body
  list = async () => (await this.client.get(`${this.#cycle}/submissions`)).body
  details = async (id: string): Promise<SubmissionDetails> =>
    (await this.client.get(`${this.base}/submissions/${id}`)).body

  /** Submits as the page proposes it, but for what is said here. */
  async submit(said: object = {}) {
    const { recipients, findings, documents } = await this.preview()
    return this.client.post(`${this.#cycle}/submissions`, {
      signerName: 'Elena Castillo',
      signerTitle: 'Chief Financial Officer',
      note: '',
      recipientIds: recipients.filter(({ role }) => role === 'Advisor').map(({ userId }) => userId),
      documentIds: documents.filter(({ wasSubmitted }) => wasSubmitted).map(({ id }) => id),
      acknowledged: findings.map(({ id }) => id),
      attested: true,
      ...said,
    })
  }

  /** Submits what has to succeed. */
  async submitted(said: object = {}): Promise<SubmissionDetails> {
    const answer = await this.submit(said)
    if (answer.status !== 201) throw new Error(`It could not be submitted: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** A submission once its packet is made, or has failed. */
  ended = (id: string): Promise<SubmissionDetails> =>
    vi.waitUntil(
      async () => {
        const details = await this.details(id)
        return details.packet.state === 'BUILDING' ? undefined : details
      },
      { timeout: 60_000, interval: 100 },
    )

  packet = (id: string) => this.client.get(`${this.base}/submissions/${id}/packet`)
}

/** Someone without a login, with a link to a packet in hand, in one browser. */
export class PacketHolder {
  readonly client: TestClient
  readonly path: string

  constructor(client: TestClient, path: string) {
    this.client = client
    this.path = path
  }

  look = () => this.client.get(this.path)
  askForCode = () => this.client.post(`${this.path}/code`)
  enter = (code: string) => this.client.post(`${this.path}/enter`, { code })
  download = () => this.client.get(`${this.path}/packet`)
}

/** Where the newest link to a submission that was mailed to an address leads. */
export async function mailedPath(server: TestServer, address: string, submissionId: string): Promise<string> {
  const links = (await messagesTo(server, address)).flatMap(({ link }) => (link === undefined ? [] : [link]))
  const own = links.filter((link) => link.startsWith(`/submission-download/${submissionId}/`))
  return own.at(-1)!.replace('/submission-download/', '/open/submission-downloads/')
}

/** The files of an archive by their paths. */
export async function filesIn(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const opened = await fromBufferPromise(zip, {})
  const files = new Map<string, Buffer>()
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await gathered(await opened.openReadStreamPromise(entry)))
  }
  return files
}
