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
const warmUp = 1500
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

interface Renewal {
  readonly state: string
  readonly counts: { readonly toIssue: number; readonly issued: number; readonly emailed: number }
}

interface Peaks {
  readonly peakBytes: number
  readonly longWorkPeakBytes: number
}

interface Run {
  readonly size: number
  readonly cpuMicros: number
  /** The most memory of the server, and of its process for long work, which renews. */
  readonly peaks: Peaks
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
  const id = await prepared(world, { account, size })
  let { server, client } = await warmServer(world, account)
  try {
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
    let peaks: Peaks = { peakBytes: 0, longWorkPeakBytes: 0 }
    await move({ move: 'START', form: 'PDF' })
    if (isLast) {
      await until(({ counts }) => counts.emailed >= size / 5)
      await move({ move: 'PAUSE' })
      await move({ move: 'RESUME' })
      await until(({ counts }) => counts.emailed >= size / 2)
      const killed = await server.usage()
      spent = killed.cpuMicros - before.cpuMicros
      peaks = killed
      await server.kill()
      client.close()
      ;({ server, client } = await warmServer(world, account))
      before = await server.usage()
    }
    await until(({ state }) => state === 'DONE')
    // Jobs of the killed process are tried again once they count as lost, so that their few emails leave later.
    await settledOutbox(world, account, size - inFlight)
    const after = await server.usage()
    const { emails, twice } = await settledOutbox(world, account, size)
    return {
      size,
      cpuMicros: spent + after.cpuMicros - before.cpuMicros,
      peaks: {
        peakBytes: Math.max(peaks.peakBytes, after.peakBytes),
        longWorkPeakBytes: Math.max(peaks.longWorkPeakBytes, after.longWorkPeakBytes),
      },
      emails,
      twice,
    }
  } finally {
    client.close()
    await server.stop()
  }
}

/**
 * A fresh server that has made enough garbage to collect it once: the collector starts at 192 MB, which a short run
 * would not reach, and what waits to be collected would count as memory of the longer one.
 */
async function warmServer(world: World, account: string) {
  const server = await startPortico(world.environment)
  const client = await PortalClient.signIn(server.origin, ownerOf(account))
  await inTurns(warmUp, () => client.get(`/api/accounts/${account}/certificates?limit=200`))
  return { server, client }
}

/** Prepares the renewal of certificates on a server of its own. */
async function prepared(world: World, { account, size }: Pick<Wanted, 'account' | 'size'>): Promise<string> {
  const server = await startPortico(world.environment)
  const client = await PortalClient.signIn(server.origin, ownerOf(account))
  try {
    return await preparedOn(server, { client, account, size })
  } finally {
    client.close()
    await server.stop()
  }
}

interface Preparing extends Pick<Wanted, 'account' | 'size'> {
  readonly client: PortalClient
}

/** Issues certificates of a policy, replaces the policy, and prepares the renewal; returns its id. */
async function preparedOn(server: MeasuredProcess, { client, account, size }: Preparing): Promise<string> {
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

/** A job counts as lost after 15 minutes, and is found within one more. */
const longestWait = 20 * 60_000

/** The outbox once it has this many certificate emails to an account's holders, or has had the time to get them. */
async function settledOutbox(world: World, account: string, many: number, until = Date.now() + longestWait) {
  const found = outboxOf(world, account)
  if (found.emails >= many || Date.now() > until) return found
  await pause(1000)
  return settledOutbox(world, account, many, until)
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
  const grownBy = (of: keyof Peaks): Pick<Figure, 'measured' | 'goal' | 'isMet'> => {
    const grown = (large.peaks[of] - small.peaks[of]) / 1e6
    return {
      measured: `${grown.toFixed(0)} MB (${(large.peaks[of] / 1e6).toFixed(0)} MB)`,
      goal: `≤ ${most.memoryMb} MB`,
      isMet: grown <= most.memoryMb,
    }
  }
  const over = `with ${count} certificates over that with ${small.size.toLocaleString('en')}, ${engine}`
  return [
    ratioFigure(
      `a certificate renewed, printed, and emailed among ${count}, against ${small.size.toLocaleString('en')}, ${engine}: CPU`,
      cost(large) / cost(small),
      most.growth,
      ` (${cost(large).toFixed(0)} against ${cost(small).toFixed(0)} ms)`,
    ),
    { what: `peak memory of the server ${over}`, ...grownBy('peakBytes') },
    { what: `peak memory of its process for long work ${over}`, ...grownBy('longWorkPeakBytes') },
    {
      what: `emails missing or sent twice of ${count}, paused, resumed, and killed half-way, ${engine}`,
      measured: `${large.size - (large.emails - large.twice)} missing, ${large.twice} twice`,
      goal: '0 and 0',
      isMet: large.twice === 0 && large.emails === large.size,
    },
  ]
}
