/** Edits of one request. With a key they were sent before and are only sent again unchanged, under that key. */
export interface PendingEntry<Edit> {
  readonly seq: number
  readonly key: string | null
  readonly edits: readonly Edit[]
}

/** Persists pending edits beyond the life of a page. Writes are applied in order. */
export interface PendingEdits<Edit> {
  /** Edits that earlier pages left unsaved. */
  readonly read: () => Promise<readonly PendingEntry<Edit>[]>
  readonly write: (change: { readonly put: readonly PendingEntry<Edit>[]; readonly remove: readonly number[] }) => void
}

/** The user and the document that edits belong to. */
export type EditsPlace = { readonly userId: string } & Readonly<Record<string, unknown>>

const databaseName = 'portico-edits'
const storeName = 'unsaved-edits'

interface Stored<Edit> extends PendingEntry<Edit> {
  readonly place: string
  /** The page that made the edits: while it is open, no other page sends them. */
  readonly page: string
}

const page = crypto.randomUUID()
const lockOf = (owner: string): string => `portico.edits.${owner}`

let locked: Promise<void> | undefined

/** Locks this page's edits while it is open; another page adopts edits whose page holds no lock. */
function alive(): Promise<void> {
  locked ??= new Promise((resolve) => {
    void navigator.locks.request(lockOf(page), () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  return locked
}

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

/** The pending edits of one document and one user in this browser. */
export function pendingEdits<Edit>(at: EditsPlace): PendingEdits<Edit> {
  const place = JSON.stringify(Object.entries(at).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  let base: IDBDatabase | undefined
  return {
    read: async () => {
      await alive()
      base = await database()
      return adopted<Edit>(base, place)
    },
    write: ({ put, remove }) => {
      const write = (into: IDBDatabase): void => {
        const transaction = into.transaction(storeName, 'readwrite')
        const store = transaction.objectStore(storeName)
        for (const seq of remove) store.delete([place, page, seq])
        for (const entry of put) store.put({ ...entry, place, page } satisfies Stored<Edit>)
        // Commits at once, so that the write survives a page that closes now.
        transaction.commit()
      }
      if (base !== undefined) write(base)
      else void database().then(write, () => undefined)
    },
  }
}

/** Assigns the edits of closed pages to this page, in their order. */
async function adopted<Edit>(base: IDBDatabase, place: string): Promise<PendingEntry<Edit>[]> {
  const stored = await allOf<Edit>(base, place)
  const owners = [...new Set(stored.map((entry) => entry.page))].filter((owner) => owner !== page)
  const left: Stored<Edit>[] = []
  for (const owner of owners) if (await isClosed(owner)) left.push(...stored.filter((entry) => entry.page === owner))
  const entries = left.map(({ key, edits }, at) => ({ seq: at + 1, key, edits }))
  const transaction = base.transaction(storeName, 'readwrite')
  const store = transaction.objectStore(storeName)
  for (const entry of left) store.delete([place, entry.page, entry.seq])
  for (const entry of entries) store.put({ ...entry, place, page } satisfies Stored<Edit>)
  transaction.commit()
  return entries
}

function allOf<Edit>(base: IDBDatabase, place: string): Promise<Stored<Edit>[]> {
  return new Promise((resolve, reject) => {
    const range = IDBKeyRange.bound([place], [place, []])
    const request: IDBRequest<Stored<Edit>[]> = base.transaction(storeName).objectStore(storeName).getAll(range)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not read')))
  })
}

const isClosed = (owner: string): Promise<boolean> =>
  navigator.locks.request(lockOf(owner), { ifAvailable: true }, (lock) => lock !== null)
