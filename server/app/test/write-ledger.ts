import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@portico/contract/api.ts'
import { methodAndPath } from '@portico/contract/kit/call.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { RequestOptions, TestAnswer } from './test-client.ts'

/** The calls of the contract that write. */
export const writingCalls: readonly string[] = Object.keys(api).filter((key) => methodAndPath(key).method !== 'GET')

/** Calls that may find nothing to change, and why. Where they change something they leave an audit row. */
const mayChangeNothing: Readonly<Record<string, string>> = {
  'DELETE /api/users/self/impersonation': 'stops nothing where viewing as someone has ended already',
  'POST /auth/logout': 'ends nothing where the session has ended already',
  'POST /open/mail-bounces': 'takes no note of emails that carry no certificate, and of repeats',
  'POST /open/inbound-mail': 'drops a mail that leads nowhere without a word',
}

/** Calls that leave no audit row, and why. */
export const unrecorded: Readonly<Record<string, string>> = {
  'POST /auth/refresh': 'goes on with a session whose login is recorded, every 14 minutes',
  'POST /open/client-errors': 'counts errors of the web app, which are no one’s',
  'POST /open/page-views': 'counts pages by their pattern and nobody’s name',
  'PUT /api/accounts/{accountId}/presence': 'says where someone looks, which is forgotten in seconds',
}

/** The paths that calls may have, those with the fewest blanks first: a path may fit several. */
const paths = writingCalls
  .map((key) => {
    const { method, path } = methodAndPath(key)
    const parts = path.split(/\{\w+\}/)
    return { key, method, blanks: parts.length, fits: new RegExp(`^${parts.map(literal).join('[^/]+')}$`) }
  })
  .toSorted((one, other) => one.blanks - other.blanks)

function literal(part: string): string {
  return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

const callOf = (method: string, url: string): string | undefined =>
  paths.find((each) => each.method === method && each.fits.test(url.split('?')[0]!))?.key

/** What a test file leaves for the end of the run: which writing calls succeeded as they must. */
export interface LedgerPage {
  readonly file: string
  readonly proved: readonly string[]
}

/** Watches the writes of one test file: a write that succeeds must have left an audit row of its request. */
export class WriteLedger {
  /** The call of each request. */
  readonly #calls = new Map<string, string>()
  /** The requests under each idempotency key: one of them wrote, the others got its answer back. */
  readonly #repeats = new Map<string, string[]>()
  readonly #proved = new Set<string>()

  saw(method: string, url: string, { headers = {} }: RequestOptions, answer: TestAnswer): void {
    if (method === 'GET' || answer.status < 200 || answer.status > 299) return
    const call = callOf(method, url)
    if (call === undefined) return
    if (call in unrecorded) {
      this.#proved.add(call)
      return
    }
    const id = String(answer.headers['x-request-id'])
    const key = headers['idempotency-key'] ?? id
    this.#calls.set(id, call)
    this.#repeats.set(key, [...(this.#repeats.get(key) ?? []), id])
  }

  /** The calls that succeeded and left no audit row. */
  async unproven(database: Database): Promise<string[]> {
    const ids = [...this.#calls.keys()]
    const { rows } = await database.read('system', (tx) =>
      sql<{ id: string }>`select id from unnest(${ids}::text[]) as id
        except select request_id from audit where request_id = any(${ids}::text[])`.execute(tx.db),
    )
    const without = new Set(rows.map(({ id }) => id))
    for (const [id, call] of this.#calls) if (!without.has(id)) this.#proved.add(call)
    return [...this.#repeats.values()]
      .filter((requests) => requests.every((id) => without.has(id)))
      .map(([id]) => this.#calls.get(id!)!)
      .filter((call) => !(call in mayChangeNothing))
  }

  async keep(folder: string, file: string): Promise<void> {
    const page: LedgerPage = { file, proved: [...this.#proved] }
    await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(page))
  }
}
