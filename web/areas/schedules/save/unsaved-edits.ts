import type { QueueEntry } from './queue.rules.ts'
import type { EditJournal } from './edit-queue.ts'

/** The tab whose edits are kept, and whose they are. */
export interface EditPlace {
  readonly userId: string
  readonly accountId: string
  readonly type: string
  readonly tabId: number
}

const databaseName = 'portico-schedules'
const storeName = 'unsaved-edits'

interface Kept extends QueueEntry {
  readonly place: string
  /** The page that made the edits: as long as it lives nobody else sends them. */
  readonly page: string
}

const page = crypto.randomUUID()
const lockOf = (owner: string): string => `portico.schedule-edits.${owner}`

/** Held for as long as this page lives; another page takes over what a page without its lock has left. */
const alive = new Promise<void>((held) => {
  void navigator.locks.request(lockOf(page), () => {
    held()
    return new Promise(() => undefined)
  })
})

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: ['place', 'page', 'seq'] })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
  })
  return opened
}

const nameOf = ({ userId, accountId, type, tabId }: EditPlace): string =>
  JSON.stringify([userId, accountId, type, tabId])

/** The journal of one tab of one schedule, kept in this browser for its user until it is saved. */
export function unsavedEdits(at: EditPlace): EditJournal {
  const place = nameOf(at)
  let base: IDBDatabase | undefined
  return {
    read: async () => {
      await alive
      base = await database()
      return adopted(base, place)
    },
    write: ({ keep, drop }) => {
      const write = (into: IDBDatabase): void => {
        const transaction = into.transaction(storeName, 'readwrite')
        const store = transaction.objectStore(storeName)
        for (const seq of drop) store.delete([place, page, seq])
        for (const entry of keep) store.put({ ...entry, place, page } satisfies Kept)
        // Committed at once, so that a page which closes this moment has written it.
        transaction.commit()
      }
      if (base !== undefined) write(base)
      else void database().then(write, () => undefined)
    },
  }
}

/** What pages that are gone have left of a tab, in its order; it is this page's from now on. */
async function adopted(base: IDBDatabase, place: string): Promise<QueueEntry[]> {
  const kept = await allOf(base, place)
  const owners = [...new Set(kept.map((entry) => entry.page))].filter((owner) => owner !== page)
  const left: Kept[] = []
  for (const owner of owners) if (await isGone(owner)) left.push(...kept.filter((entry) => entry.page === owner))
  const entries = left.map(({ key, edits }, at) => ({ seq: at + 1, key, edits }))
  const transaction = base.transaction(storeName, 'readwrite')
  const store = transaction.objectStore(storeName)
  for (const entry of left) store.delete([place, entry.page, entry.seq])
  for (const entry of entries) store.put({ ...entry, place, page } satisfies Kept)
  transaction.commit()
  return entries
}

function allOf(base: IDBDatabase, place: string): Promise<Kept[]> {
  return new Promise((resolve, reject) => {
    const range = IDBKeyRange.bound([place], [place, []])
    const request: IDBRequest<Kept[]> = base.transaction(storeName).objectStore(storeName).getAll(range)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not read')))
  })
}

const isGone = (owner: string): Promise<boolean> =>
  navigator.locks.request(lockOf(owner), { ifAvailable: true }, (lock) => lock !== null)
