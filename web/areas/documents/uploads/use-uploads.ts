import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { readAgain } from '../documents.queries.ts'
import { createUploads } from './upload-queue.ts'

const uploads = createUploads()

/** The uploads of this page, whichever screen started them. */
export function useUploads() {
  const cache = useQueryClient()
  useEffect(() => uploads.onAdded((accountId) => readAgain(cache, accountId)), [cache])
  return { items: useSyncExternalStore(uploads.subscribe, uploads.list), ...uploads }
}
