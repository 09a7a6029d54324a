import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, ratioFigure } from '../figures.ts'
import { type MeasuredProcess, startPortico } from '../measured-process.ts'
import { PortalClient } from '../portal-client.ts'
import { ownerOf } from '../task-list.ts'
import type { World } from '../worlds.ts'

/** What a certificate may cost in the larger run against the smaller, and what the memory of the server may grow by. */
const most = { growth: 1.2, memoryMb: 64 }

const certificatesPerHolder = 5
const inFlight = 8
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

interface Renewal {
  readonly state: string
  readonly counts: { readonly toIssue: number; readonly issued: number; readonly emailed: number }
}

interface Run {
  readonly size: number
  readonly cpuMicros: number
  readonly peakBytes: number
  /** Emails of certificates in the outbox, and how many of them say what another said. */
  readonly emails: number
  readonly twice: number
}

/**
 * Renewals of the certificates of two accounts, the second much larger: what a certificate costs to issue, print and
 * send, and what memory that takes. The larger one is paused and resumed, and its server is killed half-way.
 */
export async function certificateFigures(world: World, sizes: readonly number[]): Promise<Figure[]> {
  const runs: Run[] = []
  for (const [at, size] of sizes.entries()) {
    const isLast = at === sizes.length - 1
    // oxlint-disable-next-line no-await-in-loop -- two at once would measure each other
    runs.push(await runOf(world, { account: `W${String(at * 10 + 11).padStart(7, '0')}`, size, isLast }))
  }
  return figuresOf(world, runs)
}

interface Wanted {
  readonly account: string
  readonly size: number
  /** Pauses and resumes the run, and kills its server half-way. */
  readonly isLast: boolean
}

async function runOf(world: World, { account, size, isLast }: Wanted): Promise<Run> {
  let server = await startPortico(world.environment)
  let client = await PortalClient.signIn(server.origin, ownerOf(account))
  try {
    const id = await prepared(server, { client, account, size })
    const path = `/api/accounts/${account}/certificate-renewals/${id}`
    const read = async (): Promise<Renewal> => JSON.parse(await client.get(path)) as Renewal
    const move = (body: object) => client.post(`${path}/moves`, body)
    const until = async (isThere: (renewal: Renewal) => boolean): Promise<Renewal> => {
      const renewal = await read()
      if (isThere(renewal)) return renewal
      await pause(500)
      return until(isThere)
    }
    let before = await server.usage()
    let spent = 0
    let peakBytes = 0
    await move({ move: 'START', form: 'PDF' })
    if (isLast) {
      await until(({ counts }) => counts.emailed >= size / 5)
      await move({ move: 'PAUSE' })
      await move({ move: 'RESUME' })
      await until(({ counts }) => counts.emailed >= size / 2)
      const killed = await server.usage()
      spent = killed.cpuMicros - before.cpuMicros
      peakBytes = killed.peakBytes
      await server.kill()
      client.close()
      server = await startPortico(world.environment)
      client = await PortalClient.signIn(server.origin, ownerOf(account))
      before = await server.usage()
    }
    await until(({ state }) => state === 'DONE')
    // Jobs of the killed process are tried again only once they count as lost: those few emails may leave later.
    const { emails, twice } = await settledOutbox(world, account, isLast ? size - inFlight : size)
    const after = await server.usage()
    return {
      size,
      cpuMicros: spent + after.cpuMicros - before.cpuMicros,
      peakBytes: Math.max(peakBytes, after.peakBytes),
      emails,
      twice,
    }
  } finally {
    client.close()
    await server.stop()
  }
}

interface Preparing extends Pick<Wanted, 'account' | 'size'> {
  readonly client: PortalClient
}

/** Issues certificates of a policy, replaces the policy, and prepares the renewal; returns its id. */
async function prepared(server: MeasuredProcess, { client, account, size }: Preparing): Promise<string> {
  const staff = await PortalClient.signIn(server.origin, 'advisor1@b00000.test')
  const base = `/api/accounts/${account}`
  const before = await policyOf(staff, account, [day(-330), day(30)])
  const holders = await inTurns(size / certificatesPerHolder, async (at) => {
    const place = { street: `${at + 1} Pier Road`, city: 'Columbus', state: 'OH', zip: '43215' }
    const holder = { name: `Holder ${at} LLC`, email: `holder${at}@${account.toLowerCase()}.test`, ...place }
    return idOf(await client.post(`${base}/certificate-holders`, { ...holder, interest: 'CERTIFICATE' }))
  })
  await inTurns(size, async (at) => {
    const request = { holderId: holders[at % holders.length], policyIds: [before], project: `Pier ${at}` }
    const draft = { ...request, neededBy: null, endorsements: [], limits: [], operations: 'Interior drywall.' }
    const id = idOf(await client.post(`${base}/certificates`, draft))
    await client.post(`${base}/certificates/${id}/issue`, { version: 1 })
  })
  const renewed = await policyOf(staff, account, [day(0), day(365)])
  staff.close()
  const id = idOf(await client.post(`${base}/certificate-renewals`, { policyIds: [renewed] }))
  const isReady = async (): Promise<string> => {
    const { state } = JSON.parse(await client.get(`${base}/certificate-renewals/${id}`)) as Renewal
    if (state === 'READY') return id
    await pause(500)
    return isReady()
  }
  return isReady()
}

async function policyOf(staff: PortalClient, account: string, [from, to]: readonly [string, string]): Promise<string> {
  const policyNumber = `POL-${from}`
  const path = `/api/accounts/${account}/policies`
  const term = { policyType: 'POLLUTION', carrier: 'Summit Mutual', effectiveDate: from, expirationDate: to }
  const id = idOf(await staff.post(path, { policyNumber, stage: 'ISSUED', premium: 100_000, ...term }))
  const { version, layer } = JSON.parse(await staff.get(`${path}/${id}`)) as { version: number; layer: object }
  const coverage = { name: 'Each occurrence', limit: 100_000_000, deductible: null, isRetention: false, note: '' }
  await staff.put(`${path}/${id}/coverages`, { coverages: [coverage], forms: [], exclusions: [], layer, version })
  return id
}

const idOf = (answer: string): string => (JSON.parse(answer) as { readonly id: string }).id

/** Runs work this many times, a few at once; returns the results in order. */
async function inTurns<T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const turn = async (): Promise<void> => {
    const at = next++
    if (at >= count) return
    made[at] = await work(at)
    await turn()
  }
  await Promise.all(Array.from({ length: inFlight }, turn))
  return made
}

/** The outbox once it has this many certificate emails to an account's holders. */
async function settledOutbox(world: World, account: string, least: number) {
  const found = outboxOf(world, account)
  if (found.emails >= least) return found
  await pause(1000)
  return settledOutbox(world, account, least)
}

function outboxOf({ environment }: World, account: string): { readonly emails: number; readonly twice: number } {
  const folder = join(environment['PORTICO_DATA_DIR']!, 'outbox')
  const names = readdirSync(folder).filter((name) => name.endsWith(`@${account.toLowerCase()}.test.json`))
  const links = names.flatMap((name) => {
    const { to, link } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; link?: string }
    return to.startsWith('holder') && link !== undefined ? `${to} ${link}` : []
  })
  return { emails: links.length, twice: links.length - new Set(links).size }
}

function figuresOf({ engine }: World, runs: readonly Run[]): Figure[] {
  const [small, large] = [runs[0]!, runs.at(-1)!]
  const cost = ({ cpuMicros, size }: Run): number => cpuMicros / size / 1000
  const count = large.size.toLocaleString('en')
  const grown = (large.peakBytes - small.peakBytes) / 1e6
  return [
    ratioFigure(
      `a certificate renewed, printed, and emailed among ${count}, against ${small.size.toLocaleString('en')}, ${engine}: CPU`,
      cost(large) / cost(small),
      most.growth,
      ` (${cost(large).toFixed(0)} against ${cost(small).toFixed(0)} ms)`,
    ),
    {
      what: `peak memory of the server with ${count} certificates over that with ${small.size.toLocaleString('en')}, ${engine}`,
      measured: `${grown.toFixed(0)} MB (${(large.peakBytes / 1e6).toFixed(0)} MB)`,
      goal: `≤ ${most.memoryMb} MB`,
      isMet: grown <= most.memoryMb,
    },
    {
      what: `emails sent twice of ${count}, paused, resumed, and killed half-way, ${engine}`,
      measured: `${large.twice} (${large.emails.toLocaleString('en')} sent)`,
      goal: '0',
      isMet: large.twice === 0,
    },
  ]
}
