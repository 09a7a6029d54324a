import { useEffect, useState } from 'react'
import { reasonOf, statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { storePhotos, storedPhotos } from '../../../platform/files/stored-photos.ts'

const unreachable = 'We could not reach the portal. Please try again.'

/** The photos of a statement, kept on this device until they are sent. */
export function usePhotos(token: string) {
  const place = `statement ${token.slice(0, 12)}`
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [sent, setSent] = useState(0)
  const [failed, setFailed] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => void storedPhotos(place).then(setPhotos), [place])

  const choose = (files: readonly File[]): void => {
    setPhotos(files)
    void storePhotos(place, files)
  }

  /** Sends photos one after the other. Skips rejected ones; without a connection the rest waits. */
  const sendRest = async ([file, ...left]: readonly File[]): Promise<void> => {
    if (file === undefined) return
    try {
      await call('POST /open/claim-statements/{token}/files', { params: { token }, file })
      setSent((before) => before + 1)
    } catch (error) {
      setFailed(reasonOf(error, unreachable, 'file'))
      if (![404, 413, 422].includes(statusOf(error) ?? 0)) return
    }
    choose(left)
    await sendRest(left)
  }

  return {
    photos,
    sent,
    failed,
    isSending,
    choose,
    send: async (): Promise<void> => {
      setFailed('')
      setSending(true)
      await sendRest(photos)
      setSending(false)
    },
  }
}

export type Photos = ReturnType<typeof usePhotos>
