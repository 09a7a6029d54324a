import type { Figure } from './figures.ts'
import { type MeasuredProcess, startPortico } from './measured-process.ts'
import { PortalClient } from './portal-client.ts'
import { accountIn, ownerOf } from './task-list.ts'
import type { World } from './worlds.ts'

/** What one request of an upload may carry. */
const pieceBytes = 4 * 1024 ** 2
const mostGained = 64

/** The memory that a file of this many megabytes adds on the server over one of a sixteenth of it, in and out again. */
export async function largeFileFigures(world: World, megabytes: number): Promise<Figure[]> {
  const server = await startPortico(world.environment)
  const account = accountIn(world)
  const owner = await PortalClient.signIn(server.origin, ownerOf(account))
  const peaks: number[] = []
  for (const bytes of [megabytes / 16, megabytes].map((size) => size * 1024 ** 2)) {
    const watch = watched(server)
    // oxlint-disable-next-line no-await-in-loop -- the second is held against the first
    const document = await upload(owner, account, bytes, watch.look)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    const got = await download(owner, `/api/documents/${account}/download/${document}`, watch.look)
    if (got !== bytes) throw new Error(`${got} of ${bytes} bytes came back`)
    peaks.push(watch.peak())
  }
  owner.close()
  await server.stop()
  const [small, large] = peaks.map((peak) => peak / 1e6) as [number, number]
  return [
    {
      what: `memory that ${megabytes} MB sent and fetched take over ${megabytes / 16} MB`,
      measured: `${(large - small).toFixed(0)} MB (${large.toFixed(0)} against ${small.toFixed(0)} MB)`,
      goal: `≤ ${mostGained} MB`,
      isMet: large - small <= mostGained,
    },
  ]
}

/** Samples a process's memory and records the maximum. */
function watched(server: MeasuredProcess) {
  let most = 0
  return {
    look: async () => {
      most = Math.max(most, (await server.usage()).rssBytes)
    },
    peak: () => most,
  }
}

type Look = () => Promise<void>

/** Sends a file piece by piece; returns the document that it became. */
async function upload(owner: PortalClient, account: string, bytes: number, look: Look): Promise<string> {
  const base = `/api/accounts/${account}/uploads`
  const begun = JSON.parse(await owner.post(base, { name: `Survey ${bytes}.pdf`, bytes })) as { id: string }
  const piece = Buffer.alloc(pieceBytes, 'a line of a large survey\n')
  for (let offset = 0; offset < bytes; offset += pieceBytes) {
    piece.write(offset === 0 ? '%PDF-1.7\n' : 'a line of')
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other, as a browser sends them
    await owner.put(`${base}/${begun.id}?offset=${offset}`, piece.subarray(0, bytes - offset))
    // oxlint-disable-next-line no-await-in-loop -- the memory between two pieces
    await look()
  }
  const finishing = owner.post(`${base}/${begun.id}/finish`, {})
  const looking = setInterval(() => void look(), 100)
  const document = JSON.parse(await finishing.finally(() => clearInterval(looking))) as { id: string }
  return document.id
}

/** Fetches a file and lets it go; returns how many bytes came. */
async function download(owner: PortalClient, path: string, look: Look): Promise<number> {
  const { response } = await owner.open(path)
  let bytes = 0
  let looked = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes - looked < pieceBytes) continue
    looked = bytes
    await look()
  }
  return bytes
}
