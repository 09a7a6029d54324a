import { streamed } from '../../../platform/files/byte-streams.ts'
import type { StoredFile } from '../../../platform/files/file-store.ts'
import { newId } from '../../../platform/ids.ts'
import type { Answerer } from '../answers/answerer.ts'
import type { PdfToMake } from './application-file.view.ts'

interface StoredPdf extends StoredFile {
  readonly key: string
  readonly says: string
}

/** What the transaction that marks an application as done is given. */
export interface FinalVersionMaker {
  /** When it was marked as done, as its PDF says. */
  readonly at: Date
  /** The file of a PDF. If it is not made yet, aborts the transaction, which is repeated once it is. */
  fileOf(pdf: PdfToMake): Promise<StoredPdf>
}

/** Aborts a transaction that needs a PDF, so that nothing waits on it while the PDF is made. */
class NotMadeYet extends Error {
  readonly pdf: PdfToMake
  constructor(pdf: PdfToMake) {
    super('This transaction restarts when its PDF is ready')
    this.pdf = pdf
  }
}

/** Tries to make a PDF ahead while answers keep changing; after that it is made inside the transaction. */
const triesAhead = 3

/**
 * Runs the transaction that stores an application's final version, with its PDF made outside of it. If the transaction
 * fails or the application changed since, deletes the file.
 */
export async function withFinalVersion<A>(
  { platform, account }: Pick<Answerer, 'platform' | 'account'>,
  work: (maker: FinalVersionMaker) => Promise<A>,
): Promise<A> {
  const at = platform.now()
  let stored: StoredPdf | undefined
  const discard = async (): Promise<void> => {
    if (stored !== undefined) await platform.files.remove(stored.key)
  }
  const keep = async ({ says, make }: PdfToMake): Promise<StoredPdf> => {
    await discard()
    const key = `applications/${account}/${newId(at)}`
    stored = { ...(await platform.files.put(key, streamed(await make()))), key, says }
    return stored
  }
  const begin = async (left: number): Promise<A> => {
    let isTaken = false
    const fileOf = async (pdf: PdfToMake): Promise<StoredPdf> => {
      if (stored?.says !== pdf.says && left > 0) throw new NotMadeYet(pdf)
      isTaken = true
      return stored?.says === pdf.says ? stored : keep(pdf)
    }
    try {
      const answer = await work({ at, fileOf })
      // A repeat of a request is answered as before, and takes no file.
      if (!isTaken) await discard()
      return answer
    } catch (error) {
      if (error instanceof NotMadeYet) await keep(error.pdf)
      else {
        await discard()
        throw error
      }
    }
    return begin(left - 1)
  }
  return begin(triesAhead)
}
