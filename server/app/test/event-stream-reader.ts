import { get, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { TestClient } from './test-client.ts'

export interface ReadEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: Record<string, unknown>
}

/** Reads an event stream over a real socket, as a browser does. */
export class EventStreamReader {
  readonly events: ReadEvent[] = []
  readonly status: Promise<number>
  readonly ended: Promise<void>
  readonly #request: ClientRequest
  readonly #waiting = new Set<() => void>()

  constructor(app: FastifyInstance, client: TestClient, lastEventId?: string, query = '') {
    const { port } = app.server.address() as AddressInfo
    const headers = {
      cookie: client.cookieHeader(),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    }
    this.#request = get({ port, host: '127.0.0.1', path: `/server-events${query}`, headers })
    this.status = new Promise((resolve, reject) => {
      this.#request.on('response', (response) => resolve(response.statusCode ?? 0)).on('error', reject)
    })
    this.status.catch(() => {})
    this.ended = new Promise((resolve) => {
      this.#request.on('close', resolve).on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const blocks = (text + chunk).split('\n\n')
          text = blocks.pop() ?? ''
          for (const block of blocks) this.#take(block)
        })
      })
    })
  }

  /** Waits until an event that fits has come, and answers it. */
  async until(fits: (event: ReadEvent) => boolean): Promise<ReadEvent> {
    for (;;) {
      const found = this.events.find(fits)
      if (found !== undefined) return found
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  close(): void {
    this.#request.destroy()
  }

  #take(block: string): void {
    const fields = Object.fromEntries(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    )
    if (fields.data === undefined) return
    this.events.push({ event: fields.event ?? 'message', id: fields.id, data: JSON.parse(fields.data) })
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }
}
