import type { ByteStream } from '@portico/contract/kit/call.ts'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ScannerConfig } from '../config/config.ts'
import { gathered } from './byte-streams.ts'

/** What a scan found. `too large` is more than the scanner is set to take. */
export type ScanResult =
  | { readonly verdict: 'clean' | 'too large' }
  | { readonly verdict: 'infected'; readonly name: string }

/** Looks for malware. */
export interface Scanner {
  /** Rejects with `ScannerUnavailable` if the scanner gives no result: unscanned files are never accepted. */
  scan(stream: ByteStream): Promise<ScanResult>
}

/** The configured scanner gave no result. */
export class ScannerUnavailable extends Error {}

const silenceMs = 60_000

/** A scanner that speaks the protocol of clamd: the command INSTREAM over TCP or a local socket. */
export function clamdScanner(place: ScannerConfig): Scanner {
  return {
    async scan(stream) {
      const socket = connect({ ...place })
      socket.setTimeout(silenceMs, () => socket.destroy(new Error('no answer within a minute')))
      try {
        // The scanner may answer and close early: its answer counts, not the failed write.
        const [answer] = await Promise.all([gathered(socket), sent(socket, stream).catch(() => undefined)])
        return verdictOf(answer.toString('utf8'))
      } catch (error) {
        if (error instanceof ScannerUnavailable) throw error
        throw new ScannerUnavailable(`The malware scanner did not answer: ${(error as Error).message}`)
      } finally {
        socket.destroy()
      }
    },
  }
}

/** Each piece is sent after its length in four bytes; a length of zero ends the file. */
async function sent(socket: Socket, stream: ByteStream): Promise<void> {
  const closed = new AbortController()
  socket.once('close', () => closed.abort())
  await once(socket, 'connect', closed)
  socket.write('zINSTREAM\0')
  for await (const piece of stream) {
    if (piece.length === 0) continue
    if (socket.destroyed) return
    socket.write(lengthOf(piece.length))
    if (!socket.write(piece)) await once(socket, 'drain', closed)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function verdictOf(answer: string): ScanResult {
  const said = answer.replaceAll('\0', '').trim()
  if (said.endsWith('size limit exceeded. ERROR')) return { verdict: 'too large' }
  const found = /^stream: (.+) FOUND$/.exec(said)
  if (found !== null) return { verdict: 'infected', name: found[1]! }
  if (said === 'stream: OK') return { verdict: 'clean' }
  throw new ScannerUnavailable(`The malware scanner answered: ${said || 'nothing'}`)
}
