import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import type { FetchedFile, FileOptions } from '../../platform/client.ts'
import { saveFile } from '../../platform/downloads/save-file.ts'

/** Fetches one export at a time and passes it to the browser's downloads. */
export function useExport() {
  const [bytes, setBytes] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (take: (options: FileOptions) => Promise<FetchedFile>): Promise<void> => {
    const own = new AbortController()
    running.current = own
    setBytes(0)
    try {
      const { name, content } = await take({ signal: own.signal, onProgress: setBytes })
      saveFile(name, content)
    } catch (error) {
      if (!own.signal.aborted) toasts.show('error', reasonOf(error, layoutMessages.exportFailed))
    } finally {
      setBytes(undefined)
    }
  }

  return {
    /** Bytes that have arrived; undefined while nothing is exported. */
    bytes,
    run: (take: (options: FileOptions) => Promise<FetchedFile>): void => void run(take),
    cancel: (): void => running.current?.abort(),
  }
}
