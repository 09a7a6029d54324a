/** Edits that belong together in a queue. With a key they were sent once, and only go again as they are. */
export interface JournalEntry<Edit> {
  readonly seq: number
  readonly key: string | null
  readonly edits: readonly Edit[]
}

/** Where unsaved edits outlive the page. Changes come in the order in which they are to be made. */
export interface EditJournal<Edit> {
  /** What earlier pages left unsaved. */
  readonly read: () => Promise<readonly JournalEntry<Edit>[]>
  readonly write: (change: { readonly keep: readonly JournalEntry<Edit>[]; readonly drop: readonly number[] }) => void
}

const databaseName = 'portico-edits'
const storeName = 'unsaved-edits'

interface Kept<Edit> extends JournalEntry<Edit> {
  readonly place: string
  /** The page that made the edits: as long as it lives nobody else sends them. */
  readonly page: string
}

const page = crypto.randomUUID()
const lockOf = (owner: string): string => `portico.edits.${owner}`

let held: Promise<void> | undefined

/** Held for as long as this page lives; another page takes over what a page without its lock has left. */
function alive(): Promise<void> {
  held ??= new Promise((resolve) => {
    void navigator.locks.request(lockOf(page), () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  return held
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

/** The journal of one place of one user, kept in this browser until it is saved. */
export function editJournal<Edit>(
  at: { readonly userId: string } & Readonly<Record<string, unknown>>,
): EditJournal<Edit> {
  const place = JSON.stringify(Object.entries(at).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  let base: IDBDatabase | undefined
  return {
    read: async () => {
      await alive()
      base = await database()
      return adopted<Edit>(base, place)
    },
    write: ({ keep, drop }) => {
      const write = (into: IDBDatabase): void => {
        const transaction = into.transaction(storeName, 'readwrite')
        const store = transaction.objectStore(storeName)
        for (const seq of drop) store.delete([place, page, seq])
        for (const entry of keep) store.put({ ...entry, place, page } satisfies Kept<Edit>)
        // Committed at once, so that a page which closes this moment has written it.
        transaction.commit()
      }
      if (base !== undefined) write(base)
      else void database().then(write, () => undefined)
    },
  }
}

/** What pages that are gone have left of a place, in its order; it is this page's from now on. */
async function adopted<Edit>(base: IDBDatabase, place: string): Promise<JournalEntry<Edit>[]> {
  const kept = await allOf<Edit>(base, place)
  const owners = [...new Set(kept.map((entry) => entry.page))].filter((owner) => owner !== page)
  const left: Kept<Edit>[] = []
  for (const owner of owners) if (await isGone(owner)) left.push(...kept.filter((entry) => entry.page === owner))
  const entries = left.map(({ key, edits }, at) => ({ seq: at + 1, key, edits }))
  const transaction = base.transaction(storeName, 'readwrite')
  const store = transaction.objectStore(storeName)
  for (const entry of left) store.delete([place, entry.page, entry.seq])
  for (const entry of entries) store.put({ ...entry, place, page } satisfies Kept<Edit>)
  transaction.commit()
  return entries
}

function allOf<Edit>(base: IDBDatabase, place: string): Promise<Kept<Edit>[]> {
  return new Promise((resolve, reject) => {
    const range = IDBKeyRange.bound([place], [place, []])
    const request: IDBRequest<Kept<Edit>[]> = base.transaction(storeName).objectStore(storeName).getAll(range)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not read')))
  })
}

const isGone = (owner: string): Promise<boolean> =>
  navigator.locks.request(lockOf(owner), { ifAvailable: true }, (lock) => lock !== null)
