const name = 'portico-first-notices'
const store = 'photos'

/** Unsent photos of a report, stored on this device; empty if the browser stores nothing. */
export async function storedPhotos(code: string): Promise<readonly File[]> {
  const stored = await inStore<readonly File[] | undefined>('readonly', (photos) => photos.get(code))
  return stored ?? []
}

/** Stores the photos of a report on this device; an empty list deletes them. */
export async function storePhotos(code: string, files: readonly File[]): Promise<void> {
  await inStore('readwrite', (photos) => (files.length === 0 ? photos.delete(code) : photos.put([...files], code)))
}

/** Storage may be full, blocked, or missing: the photos are then only on this page. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (photos: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await resultOf<IDBDatabase>(opened())
    try {
      const transaction = database.transaction(store, mode)
      const [result] = await Promise.all([resultOf<T>(work(transaction.objectStore(store))), settled(transaction)])
      return result
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function opened(): IDBOpenDBRequest {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(store))
  return request
}

/** A write is durable only once its transaction completes. */
const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage')))
  })

const resultOf = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T))
    request.addEventListener('error', () => reject(request.error ?? new Error('storage')))
  })
