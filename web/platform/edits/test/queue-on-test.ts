import { ApiError } from '../../call-error.ts'
import type { PendingEdits, PendingEntry } from '../pending-edits.ts'
import { type SavePolicy, SaveQueue } from '../save-queue.ts'

interface Sent<Edit, Answer> {
  readonly edits: readonly Edit[]
  readonly key: string
  readonly answer: (answer?: Partial<Answer>) => void
  readonly fail: (status: number, body?: unknown) => void
}

/** Pending edits that live as long as the test. */
function aStore<Edit>(): PendingEdits<Edit> & { readonly stored: Map<number, PendingEntry<Edit>> } {
  const stored = new Map<number, PendingEntry<Edit>>()
  return {
    stored,
    read: async () => [...stored.values()].toSorted((a, b) => a.seq - b.seq),
    write: ({ put, remove }) => {
      for (const seq of remove) stored.delete(seq)
      for (const entry of put) stored.set(entry.seq, entry)
    },
  }
}

/** A server that answers when the test says so; `plain` is what its answers hold otherwise. */
function aServer<Edit, Answer>(plain: Answer) {
  const requests: Sent<Edit, Answer>[] = []
  let onRequest: (() => void) | undefined
  return {
    requests,
    send: (edits: readonly Edit[], key: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        requests.push({
          edits,
          key,
          answer: (answer) => resolve({ ...plain, ...answer }),
          fail: (status, body = { code: 'refused', message: 'Refused' }) =>
            reject(new ApiError(status, body, 'Refused')),
        })
        onRequest?.()
      }),
    /** The next request, once it is there. */
    next: async (): Promise<Sent<Edit, Answer>> => {
      const request = requests.shift()
      if (request !== undefined) return request
      await new Promise<void>((done) => {
        onRequest = done
      })
      return requests.shift()!
    },
  }
}

/** Opens queues of a policy, each with a server and a store in memory. */
export const queuesOf =
  <Edit, Answer, Conflict, Decision>(policy: SavePolicy<Edit, Answer, Conflict, Decision>, plain: NoInfer<Answer>) =>
  (store = aStore<Edit>()) => {
    const server = aServer<Edit, Answer>(plain)
    const queue = new SaveQueue({ policy, store, send: server.send })
    const reaches = (kind: string): Promise<void> =>
      new Promise((done) => {
        const look = (): void => {
          if (queue.state().kind !== kind) return
          stop()
          done()
        }
        const stop = queue.subscribe(look)
        look()
      })
    return { queue, server, store, reaches }
  }
