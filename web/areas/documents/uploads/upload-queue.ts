import type { SameName } from '@portico/contract/areas/documents/document.shapes.ts'
import { reasonOf, statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { createListeners } from '../../../platform/listeners.ts'
import { patiently, sendInPieces } from './send-in-pieces.ts'
import { abandonUpload, beginUpload } from './upload-file.ts'

/** A file being uploaded, for the list of uploads. */
export interface UploadItem {
  readonly id: number
  readonly accountId: string
  readonly name: string
  readonly bytes: number
  readonly sent: number
  readonly state: 'waiting' | 'sending' | 'asking' | 'checking' | 'cut' | 'done' | 'failed'
  readonly message?: string
}

interface Target {
  readonly accountId: string
  readonly folderId: string | null
  readonly isInternal: boolean
}

type Choice = SameName | 'skip'

const finishKey = 'POST /api/accounts/{accountId}/uploads/{uploadId}/finish'

/** Uploads continue while screens change: the list of uploads shows errors. */
const inBackground = { inBackground: true }

/** Files uploaded at the same time; each piece by piece. */
const atOnce = 2

/** The uploads of a page. They continue while its screens change, and resume after a lost connection. */
export function createUploads() {
  let items: readonly UploadItem[] = []
  const waiting: (() => Promise<void>)[] = []
  const answers = new Map<number, (choice: Choice) => void>()
  const canceled = new Set<number>()
  const listeners = createListeners()
  const addedListeners = new Set<(accountId: string) => void>()
  let running = 0
  let lastId = 0

  const publish = (next: readonly UploadItem[]): void => {
    items = next
    listeners.tell()
  }
  const change = (id: number, fields: Partial<UploadItem>): void =>
    publish(items.map((item) => (item.id === id ? { ...item, ...fields } : item)))

  const next = (): void => {
    const work = running < atOnce ? waiting.shift() : undefined
    if (work === undefined) return
    running += 1
    void work().finally(() => {
      running -= 1
      next()
    })
    next()
  }

  const ask = (id: number): Promise<Choice> => {
    change(id, { state: 'asking' })
    return new Promise((resolve) => answers.set(id, resolve))
  }

  async function run(id: number, file: File, target: Target): Promise<void> {
    try {
      if (canceled.has(id)) return
      await upload(id, file, target)
    } catch (error) {
      if (!canceled.has(id))
        change(id, {
          state: 'failed',
          message: reasonOf(error, 'This file could not be uploaded. Please try again.', 'file'),
        })
    }
  }

  async function upload(id: number, file: File, { accountId, folderId, isInternal }: Target): Promise<void> {
    change(id, { state: 'sending' })
    const sending = {
      onSent: (sent: number) => change(id, { state: 'sending', sent }),
      onCut: () => change(id, { state: 'cut' }),
      isCanceled: () => canceled.has(id),
    }
    const begun = await beginUpload(accountId, file, sending, { folderId, isInternal }, inBackground)
    let choice = begun.sameName === null ? undefined : await ask(id)
    const params = { accountId, uploadId: begun.id }
    if (choice !== 'skip') await sendInPieces(file, params, begun.offset, sending)
    while (choice !== 'skip' && !canceled.has(id)) {
      change(id, { state: 'checking' })
      const onSameName = choice
      try {
        // oxlint-disable-next-line no-await-in-loop -- a choice is asked for until it can be made
        await patiently(sending, () =>
          call(finishKey, { params, body: onSameName === undefined ? {} : { onSameName } }, inBackground),
        )
        change(id, { state: 'done', sent: file.size })
        for (const listener of addedListeners) listener(accountId)
        return
      } catch (error) {
        if (statusOf(error) !== 409) throw error
        // oxlint-disable-next-line no-await-in-loop -- likewise
        choice = await ask(id)
      }
    }
    await abandonUpload(params)
    publish(items.filter((item) => item.id !== id))
  }

  return {
    list: (): readonly UploadItem[] => items,
    subscribe: listeners.subscribe,
    /** Called with accounts to which files were added. */
    onAdded(listener: (accountId: string) => void): () => void {
      addedListeners.add(listener)
      return () => addedListeners.delete(listener)
    },
    add(files: readonly File[], target: Target): void {
      for (const file of files) {
        const id = ++lastId
        const { accountId } = target
        publish([...items, { id, accountId, name: file.name, bytes: file.size, sent: 0, state: 'waiting' }])
        waiting.push(() => run(id, file, target))
      }
      next()
    },
    answer(id: number, choice: Choice): void {
      answers.get(id)?.(choice)
      answers.delete(id)
    },
    /** Removes a file from the list; cancels a running upload. */
    remove(id: number): void {
      canceled.add(id)
      answers.get(id)?.('skip')
      answers.delete(id)
      publish(items.filter((item) => item.id !== id))
    },
  }
}
