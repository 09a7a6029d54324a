import type { NoticeAnswers } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import { noticeErrors } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import type { FirstNoticeReceipt, NoticeLanding } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../kit/language/language.ts'
import { refusedFields, reasonOf, statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { storePhotos, storedPhotos } from '../../../platform/files/stored-photos.ts'
import { deviceStorage } from '../../../platform/storage.ts'

type FieldErrors = Readonly<Partial<Record<string, string>>>

/** `waiting` for a connection: sent automatically once there is one. */
type State = 'typing' | 'sending' | 'waiting' | 'sent'

interface StoredNotice {
  readonly key: string
  readonly answers: NoticeAnswers
  readonly receipt?: FirstNoticeReceipt
  readonly isWaiting?: boolean
}

const retryMs = 15_000
const placeOf = (code: string): string => `portico.notice.${code}`

function keptNotice(code: string): StoredNotice | undefined {
  try {
    return (JSON.parse(deviceStorage.read(placeOf(code)) ?? 'null') as StoredNotice | null) ?? undefined
  } catch {
    return undefined
  }
}

const blank = (landing: NoticeLanding): NoticeAnswers => ({
  type: landing.kind === 'LOCATION' ? 'PROPERTY' : 'AUTO',
  lossOn: landing.today,
  lossTime: '',
  place: '',
  state: '',
  what: '',
  others: '',
  injured: '',
  police: '',
  reportNumber: '',
  witnesses: '',
  name: '',
  phone: '',
  role: landing.kind === 'VEHICLE' ? 'DRIVER' : 'EMPLOYEE',
})

/**
 * A report as typed on a phone at the roadside. Stored on the device until it has arrived with its photos; without a
 * connection it is sent later.
 */
export function useNotice(code: string, landing: NoticeLanding) {
  const language = useLanguage()
  const [stored, setKept] = useState<StoredNotice>(
    () => keptNotice(code) ?? { key: crypto.randomUUID(), answers: blank(landing) },
  )
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [sentPhotos, setSentPhotos] = useState(0)
  const [state, setState] = useState<State>(
    stored.receipt === undefined ? (stored.isWaiting ? 'waiting' : 'typing') : 'sent',
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failed, setFailed] = useState('')
  const busy = useRef(false)

  const keep = useCallback(
    (next: StoredNotice | undefined): void => {
      deviceStorage.write(placeOf(code), next === undefined ? null : JSON.stringify(next))
      if (next !== undefined) setKept(next)
    },
    [code],
  )
  const photosLeft = useRef(photos)
  const choosePhotos = (files: readonly File[]): void => {
    photosLeft.current = files
    void storePhotos(code, files).then(() => setPhotos(files))
  }

  useEffect(
    () =>
      void storedPhotos(code).then((files) => {
        photosLeft.current = files
        setPhotos(files)
      }),
    [code],
  )

  /** Sends the remaining photos one after the other; stops without a connection. */
  const sendPhotos = async (receipt: FirstNoticeReceipt): Promise<void> => {
    const params = { code, uploadToken: receipt.uploadToken }
    const [file, ...left] = photosLeft.current
    if (file === undefined) {
      deviceStorage.write(placeOf(code), null)
      return
    }
    try {
      await call('POST /open/first-notices/{code}/photos/{uploadToken}', { params, file })
      setSentPhotos((sent) => sent + 1)
    } catch (error) {
      if (isAway(error)) return
      setFailed(reasonOf(error, 'We could not reach the portal. Please try again.', 'file'))
    }
    choosePhotos(left)
    await sendPhotos(receipt)
  }

  const sendReport = async (): Promise<void> => {
    setState('sending')
    setFailed('')
    try {
      const body = { ...stored.answers, key: stored.key, language }
      const receipt = await call('POST /open/first-notices/{code}', { params: { code }, body })
      keep({ ...stored, receipt })
      setState('sent')
      await sendPhotos(receipt)
    } catch (error) {
      if (isAway(error)) {
        keep({ ...stored, isWaiting: true })
        setState('waiting')
        return
      }
      setState('typing')
      setErrors(refusedFields(error))
      setFailed(reasonOf(error, 'We could not reach the portal. Please try again.'))
    }
  }

  /** One submission at a time. */
  const once = (work: () => Promise<void>): void => {
    if (busy.current) return
    busy.current = true
    void work().finally(() => {
      busy.current = false
    })
  }
  const goOn = (): void => {
    if (state === 'waiting') once(sendReport)
    else if (stored.receipt !== undefined && photos.length > 0) once(() => sendPhotos(stored.receipt!))
  }
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    const again = (): void => latest.current()
    addEventListener('online', again)
    const timer = setInterval(again, retryMs)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [])

  return {
    answers: stored.answers,
    errors,
    failed,
    state,
    photos,
    sentPhotos,
    receipt: stored.receipt,
    choosePhotos,
    change: (part: Partial<NoticeAnswers>): void => {
      keep({ ...stored, answers: { ...stored.answers, ...part } })
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))))
    },
    /** Sends the report unless answers are missing; returns true if it is being sent. */
    send: (): boolean => {
      const found = noticeErrors(stored.answers, { today: landing.today, kind: landing.kind })
      setErrors(found)
      if (Object.keys(found).length > 0) return false
      once(sendReport)
      return true
    },
    startOver: (): void => {
      keep({
        key: crypto.randomUUID(),
        answers: { ...blank(landing), name: stored.answers.name, phone: stored.answers.phone },
      })
      choosePhotos([])
      setSentPhotos(0)
      setFailed('')
      setState('typing')
    },
  }
}

/** Whether a call failed since there was no connection, or the portal was away for the moment. */
const isAway = (error: unknown): boolean => [undefined, 0, 502, 503, 504].includes(statusOf(error))

export type NoticeDraft = ReturnType<typeof useNotice>
